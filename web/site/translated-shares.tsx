import { Progress, Text } from '@mantine/core'
import { languages } from '#contract/language.ts'
import type { WaitingRecords } from '#contract/site/waiting.ts'
import { translatedShare } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import styles from './waiting.module.css'

/** For each language, the share of public records with an up-to-date translation. */
export function TranslatedShares({ translated }: Pick<WaitingRecords, 'translated'>) {
  const say = useSay()
  return (
    <div className={styles.shares}>
      {languages.map(language => {
        const { current, all } = translated[language]
        // Rounded down, so that 100 % means complete.
        const share = all === 0 ? 100 : Math.floor((current / all) * 100)
        const words = say(translatedShare(language, share))
        return (
          <div key={language}>
            <Text size="sm">{words}</Text>
            <Progress value={share} size="sm" color="var(--brand)" aria-hidden />
          </div>
        )
      })}
    </div>
  )
}
