import type { Image } from '#contract/files/file.ts'
import type { ShownRecording } from '#contract/files/recording.ts'
import { Embed } from '#web/embed/embed.tsx'
import { FilmSlot } from './film-slot.tsx'

interface Props {
  recording: NonNullable<ShownRecording['recording']>
  name: string
  poster: Image | null
  /** Label of the button that loads the player of a video host. */
  action?: string
}

/** The recording of a talk: our own film, else that of a video host, loaded after a click. */
export function RecordingFilm({ recording: { video, embed }, name, poster, action }: Props) {
  if (video) return <FilmSlot video={video} poster={poster} name={name} caption={null} />
  return embed && <Embed address={embed.address} label={name} image={poster} {...(action && { action })} />
}
