import { z } from 'zod'

/** A QR code as a page draws it: `path` fills the dark squares of a field of `size` × `size`, margin not counted. */
export const qrCode = z.object({ size: z.int(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>

/** Light squares that belong around every code (ISO/IEC 18004). */
export const qrMargin = 4
