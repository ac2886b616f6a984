import { z } from 'zod'
import { embedAddress } from '../embed.ts'
import { bilingual } from '../fields.ts'
import { idOf } from '../references.ts'
import { video } from './video.ts'

/** The film of a talk: an uploaded file with captions, or an address at a video host; both empty: none. */
export const recording = z.strictObject({
  videoId: idOf('files', null, 'validFilm').nullable(),
  videoCaptions: bilingual(idOf('files', null, 'validCaptions').nullable()),
  address: z.union([z.literal(''), embedAddress], { error: 'validEmbed' }),
})
export type Recording = z.infer<typeof recording>

export const noRecording: Recording = { videoId: null, videoCaptions: { de: null, en: null }, address: '' }

/** Film and slides as visitors get them. */
export const shownRecording = {
  recording: z
    .object({
      video: video.nullable(),
      embed: z.object({ address: z.string(), host: z.string() }).nullable(),
    })
    .nullable(),
  slides: z.object({ src: z.string(), name: z.string(), type: z.string(), sizeBytes: z.int() }).nullable(),
}
const shown = z.object(shownRecording)
export type ShownRecording = z.infer<typeof shown>
