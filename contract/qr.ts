import { z } from 'zod'

// In a separate module, so that pages draw codes without the schema library.
export { qrMargin } from './qr-margin.ts'

/** A QR code to be drawn: `path` fills the dark squares of a grid of `size` × `size`, without the margin. */
export const qrCode = z.object({ size: z.int(), path: z.string() })
export type QrCode = z.infer<typeof qrCode>
