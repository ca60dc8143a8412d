/* The image of the card facts as read-only data. */
    .section .rodata
    .balign 64
    .globl vtesCardsImageBegin
    .globl vtesCardsImageEnd
vtesCardsImageBegin:
    .incbin VTES_CARDS_IMAGE
vtesCardsImageEnd:
    .byte 0
    .section .note.GNU-stack,"",%progbits
