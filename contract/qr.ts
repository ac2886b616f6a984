import { z } from 'zod'

// Apart from it, so that pages draw codes without the library of schemas.
export { qrMargin } from './qr-margin.ts'

/** A QR code as a page draws it: `path` fills the dark squares of a field of `size` × `size`, margin not counted. */
export const qrCode = z.object({ size: z.int(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>
