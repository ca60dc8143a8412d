#pragma once
/// The stretches of a transcript one behind the other, and what is in them as if it stood in one row.

#include <atomic>
#include <cstddef>
#include <iterator>
#include <memory>
#include <mutex>
#include <vector>

#include "model/stretch.h"

namespace vtes::model {

/// Where each stretch stands. One that was built when it stood elsewhere is moved when it is looked at first, so that
/// what nobody looks at costs nothing. Threads may share it.
class Layout {
 public:
  /// What of a stretch is in front of it, in the whole transcript.
  struct Counts {
    std::size_t lines = 0, events = 0, words = 0, notes = 0;
  };

  /// One standing for each stretch, by place. `before`: of the first one.
  Layout(std::vector<std::shared_ptr<const Stretch>> stretches, std::vector<Standing> standings, Counts before);

  [[nodiscard]] std::size_t size() const { return built_.size(); }
  /// The stretch in its place.
  [[nodiscard]] const Stretch &at(std::size_t index) const {
    const Stretch *here = here_[index].load(std::memory_order_acquire);
    return here != nullptr ? *here : place(index);
  }
  /// The stretch wherever it was built or moved to last: for what does not depend on places.
  [[nodiscard]] const Stretch &anywhere(std::size_t index) const {
    const Stretch *here = here_[index].load(std::memory_order_acquire);
    return here != nullptr ? *here : *built_[index];
  }
  /// anywhere(), to keep.
  [[nodiscard]] std::shared_ptr<const Stretch> share(std::size_t index) const;
  /// That of all.
  [[nodiscard]] std::vector<std::shared_ptr<const Stretch>> share() const;
  [[nodiscard]] const Standing &standing(std::size_t index) const { return standings_[index]; }
  /// What is in front of a stretch; of all of them for size().
  [[nodiscard]] const Counts &before(std::size_t index) const { return before_[index]; }
  /// The stretch that has the byte offset; the first for what lies in front of it.
  [[nodiscard]] std::size_t stretchAt(std::uint32_t offset) const;

 private:
  const Stretch &place(std::size_t index) const;

  std::vector<std::shared_ptr<const Stretch>> built_;
  std::vector<Standing> standings_;
  std::vector<Counts> before_;
  mutable std::mutex mutex_;
  mutable std::vector<std::shared_ptr<const Stretch>> moved_;  ///< guarded; empty until one is moved
  mutable std::vector<std::atomic<const Stretch *>> here_;     ///< null: not in its place yet
};

/// All `Items` of the stretches, in order. Indexes are those of the whole transcript.
template <class T, std::vector<T> Stretch::*Items, std::size_t Layout::Counts::*Before>
class Sequence {
 public:
  class Iterator {
   public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using pointer = const T *;
    using reference = const T &;

    Iterator() = default;
    reference operator*() const { return *at_; }
    pointer operator->() const { return at_; }
    reference operator[](difference_type by) const { return *(*this + by); }
    Iterator &operator++() {
      ++index_;
      if (++at_ == stop_) seek();
      return *this;
    }
    Iterator &operator--() {
      --index_;
      if (at_ == begin_) {
        seek();
      } else {
        --at_;
      }
      return *this;
    }
    Iterator operator++(int) {
      auto old = *this;
      ++*this;
      return old;
    }
    Iterator operator--(int) {
      auto old = *this;
      --*this;
      return old;
    }
    Iterator &operator+=(difference_type by) {
      index_ = static_cast<std::size_t>(static_cast<difference_type>(index_) + by);
      if (at_ != nullptr && by < stop_ - at_ && by >= begin_ - at_) {
        at_ += by;
      } else {
        seek();
      }
      return *this;
    }
    Iterator &operator-=(difference_type by) { return *this += -by; }
    friend Iterator operator+(Iterator it, difference_type by) { return it += by; }
    friend Iterator operator+(difference_type by, Iterator it) { return it += by; }
    friend Iterator operator-(Iterator it, difference_type by) { return it -= by; }
    friend difference_type operator-(const Iterator &left, const Iterator &right) {
      return static_cast<difference_type>(left.index_) - static_cast<difference_type>(right.index_);
    }
    friend bool operator==(const Iterator &left, const Iterator &right) { return left.index_ == right.index_; }
    friend auto operator<=>(const Iterator &left, const Iterator &right) { return left.index_ <=> right.index_; }

   private:
    friend class Sequence;
    Iterator(const Sequence *all, std::size_t index) : all_(all), index_(index) { seek(); }
    void seek() {
      at_ = begin_ = stop_ = nullptr;
      if (index_ < all_->first() || index_ >= all_->size()) return;
      const std::size_t stretch = all_->stretchOf(index_);
      const std::vector<T> &items = all_->layout_->at(stretch).*Items;
      begin_ = items.data();
      at_ = begin_ + (index_ - all_->layout_->before(stretch).*Before);
      stop_ = begin_ + items.size();
    }
    const Sequence *all_ = nullptr;
    std::size_t index_ = 0;
    const T *at_ = nullptr;  ///< null: at the end
    const T *begin_ = nullptr;
    const T *stop_ = nullptr;
  };
  using value_type = T;
  using iterator = Iterator;
  using const_iterator = Iterator;

  explicit Sequence(const Layout &layout) : layout_(&layout) {}

  /// The index of the first one: not 0 where the transcript is a stretch of another one (Transcript::only).
  [[nodiscard]] std::size_t first() const { return layout_->before(0).*Before; }
  /// Behind the index of the last one.
  [[nodiscard]] std::size_t size() const { return layout_->before(layout_->size()).*Before; }
  [[nodiscard]] bool empty() const { return first() == size(); }
  [[nodiscard]] const T &operator[](std::size_t index) const {
    const std::size_t stretch = stretchOf(index);
    return (layout_->at(stretch).*Items)[index - layout_->before(stretch).*Before];
  }
  [[nodiscard]] const T &front() const { return (*this)[first()]; }
  [[nodiscard]] const T &back() const { return (*this)[size() - 1]; }
  [[nodiscard]] Iterator begin() const { return {this, first()}; }
  [[nodiscard]] Iterator end() const { return {this, size()}; }
  [[nodiscard]] std::reverse_iterator<Iterator> rbegin() const { return std::reverse_iterator(end()); }
  [[nodiscard]] std::reverse_iterator<Iterator> rend() const { return std::reverse_iterator(begin()); }

 private:
  /// The stretch that has the one of that index, which is in the row.
  [[nodiscard]] std::size_t stretchOf(std::size_t index) const {
    std::size_t low = 0;
    std::size_t high = layout_->size();
    while (high - low > 1) {
      const std::size_t middle = low + (high - low) / 2;
      (layout_->before(middle).*Before <= index ? low : high) = middle;
    }
    return low;
  }
  const Layout *layout_;
};

using Lines = Sequence<Line, &Stretch::lines, &Layout::Counts::lines>;
using Events = Sequence<Event, &Stretch::events, &Layout::Counts::events>;
using Words = Sequence<Word, &Stretch::words, &Layout::Counts::words>;
using Notes = Sequence<Note, &Stretch::notes, &Layout::Counts::notes>;

}  // namespace vtes::model
