import { receiptTexts as say } from '#messages/receipt.ts'
import { useSay } from '#web/language.ts'
import { useCopy } from '#web/share/use-copy.ts'
import { Button } from '#web/ui/control/button.tsx'
import styles from './receipt.module.css'

/**
 * A receipt, which is shown once: unbroken on a line of its own, selected by one click, copied by a button.
 */
export function Receipt({ receipt }: { receipt: string }) {
  const words = useSay()
  const { outcome, copy } = useCopy(receipt)
  return (
    <div className={styles.receipt}>
      <p>{words(say.receipt)}</p>
      <code translate="no">{receipt}</code>
      <div className={styles.copy}>
        <Button tone="quiet" onClick={copy}>
          {words(say.copyReceipt)}
        </Button>
        <span role="status">{outcome && words(say[outcome])}</span>
      </div>
    </div>
  )
}
