import type { QrCode as Code } from '#contract/qr.ts'
import { share as say } from '#messages/share.ts'
import { useSay } from '#web/language.ts'
import { QrCode } from '#web/qr/qr-code.tsx'
import { Icon } from '#web/ui/brand/icon.tsx'
import { DetailBox } from '#web/ui/details/detail-box.tsx'
import styles from './share-box.module.css'
import { useCopy } from './use-copy.ts'

interface Props {
  title: string
  address: string
  qr: Code
}

/** Three ways to share a page (link, e-mail, QR code), without requests to other hosts. */
export function ShareBox({ title, address, qr }: Props) {
  const words = useSay()
  const letter = new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')
  return (
    <DetailBox title={words(say.title)} rows={null}>
      <div className={styles.ways}>
        <CopyLink address={address} />
        <a className={styles.way} href={`mailto:?${letter}`}>
          <Icon name="mail" /> {words(say.mail)}
        </a>
        <details className={styles.code}>
          <summary>{words(say.qr)}</summary>
          <QrCode code={qr} label={address} />
          <p>{address}</p>
        </details>
      </div>
    </DetailBox>
  )
}

function CopyLink({ address }: { address: string }) {
  const words = useSay()
  const { outcome, copy } = useCopy(address)
  return (
    <div className={styles.copy}>
      <button type="button" className={styles.way} onClick={copy}>
        <Icon name="share" /> {words(say.copy)}
      </button>
      <p role="status">
        {outcome && words(say[outcome])}
        {outcome === 'notCopied' && <b>{address}</b>}
      </p>
    </div>
  )
}
