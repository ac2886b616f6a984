import { useState } from 'react'
import type { ShownItemOf } from '#contract/pages/items.ts'
import { embedTexts } from '#messages/embed.ts'
import { useSay } from '#web/language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './embed.module.css'

type Props = ShownItemOf<'embed'>['content'] & {
  /** Label of the button; by default “show” with the label of the content. */
  action?: string
}

/** Content of another host, loaded only after a click that names the host; with a plain link below. */
export function Embed({ address, label, image, action }: Props) {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  const { host } = new URL(address)
  return (
    <div className={styles.embed}>
      {isShown ? (
        <iframe
          ref={takeFocus}
          src={address}
          title={label}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      ) : (
        <div className={styles.ask}>
          {image && <Picture picture={image} ratio="16 / 9" sizes="(min-width: 62rem) 44rem, 100vw" />}
          <p>
            {say(embedTexts.lead)} <strong>{host}</strong>
          </p>
          <Button onClick={() => setShown(true)}>{action ?? `${say(embedTexts.show)}: ${label}`}</Button>
        </div>
      )}
      <p>
        <Link href={address} className={styles.outside}>
          <span>{say(embedTexts.open)}</span> <Icon name="external" />
        </Link>
      </p>
    </div>
  )
}

// Moves the focus to the frame, because the button that requested it is gone.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })
