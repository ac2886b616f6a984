import { useState } from 'react'
import type { ShownItemOf } from '#contract/pages/items.ts'
import { embedTexts } from '#messages/embed.ts'
import { useSay } from '#web/language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Picture } from '#web/ui/content/picture.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './embed.module.css'

/** Something of another host, asked for only after a click that says what happens; a plain link stands beside. */
export function Embed({ address, label, image }: ShownItemOf<'embed'>['content']) {
  const say = useSay()
  const [isShown, setShown] = useState(false)
  const { host } = new URL(address)
  return (
    <div className={styles.embed}>
      {isShown ? (
        <iframe
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
          <Button onClick={() => setShown(true)}>
            {say(embedTexts.show)}: {label}
          </Button>
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
