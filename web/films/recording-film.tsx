import type { Image } from '#contract/files/file.ts'
import type { ShownRecording } from '#contract/files/recording.ts'
import { Embed } from '#web/embed/embed.tsx'
import { FilmSlot } from './film-slot.tsx'

interface Props {
  recording: NonNullable<ShownRecording['recording']>
  name: string
  poster: Image | null
  /** What the button says that asks a host of films. */
  action?: string
}

/** The film of a talk: ours, else that of a host, which is asked after a click. */
export function RecordingFilm({ recording: { video, embed }, name, poster, action }: Props) {
  if (video) return <FilmSlot video={video} poster={poster} name={name} caption={null} />
  return embed && <Embed address={embed.address} label={name} image={poster} {...(action && { action })} />
}
