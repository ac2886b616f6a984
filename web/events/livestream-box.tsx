import type { EventDetail } from '#contract/events/shown.ts'
import { events as say, streamBegins } from '#messages/events.ts'
import { Embed } from '#web/embed/embed.tsx'
import { useSay } from '#web/language.ts'
import { Badge } from '#web/ui/details/badge.tsx'
import { Countdown } from './countdown.tsx'
import styles from './events.module.css'

type Stream = NonNullable<EventDetail['livestream']>

/** The stream before, during and after its time. The player is loaded after a click that names its host. */
export function LivestreamBox({ stream, title }: { stream: Stream; title: string }) {
  const words = useSay()
  return (
    <div className={styles.stream}>
      <Standing stream={stream} />
      {stream.state === 'live' && stream.embed && (
        <div data-screen-only>
          <Embed
            address={stream.embed.address}
            label={`${words(say.stream)}: ${title}`}
            action={words(say.streamLabel)}
            image={null}
          />
        </div>
      )}
      {stream.state !== 'over' && stream.isForRegistered && <p>{words(say.streamForRegistered)}</p>}
    </div>
  )
}

function Standing({ stream: { state, start, hasCountdown } }: { stream: Stream }) {
  const words = useSay()
  if (state === 'over') return <p>{words(say.streamOver)}</p>
  if (state === 'waiting') {
    return (
      <>
        <p>{words(streamBegins(start))}</p>
        {hasCountdown && <Countdown moment={start} />}
      </>
    )
  }
  return (
    <>
      <p className={styles.badges}>
        <Badge tone="info" icon="play">
          {words(say.live)}
        </Badge>
      </p>
      <p>{words(say.streamLive)}</p>
    </>
  )
}
