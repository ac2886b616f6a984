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
  /** What its button says; else that it shows what it is called. */
  action?: string
}

/** Something of another host, asked for only after a click that says what happens; a plain link stands beside. */
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

// The button that asked for it is gone.
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })
