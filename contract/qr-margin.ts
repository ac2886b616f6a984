/** Light squares required around every code (ISO/IEC 18004). */
export const qrMargin = 4
