import { Checkbox, TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import type { Station } from '#contract/people/cv-lines.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import styles from './station-fields.module.css'
import { lackOf } from './stations.ts'

interface Props {
  language: Language
  station: Station
  /** Whether a save was refused: each field then shows what is missing. */
  isRefused: boolean
  onChange: (given: Partial<Station>) => void
}

/** The fields of one station of a CV: its years and its description. */
export function StationFields({ language, station, isRefused, onChange }: Props) {
  const say = useSay()
  const lack = isRefused ? lackOf(station) : null
  const field = (name: 'from' | 'to' | 'event', error: string | false | null) => ({
    'aria-label': say(words[name]),
    placeholder: say(words[name]),
    value: station[name],
    error,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value.replace(/\n/g, ' ') }),
  })
  const wrong = lack === 'year' || lack === 'times' ? say(words.stationLacks)[lack] : null
  return (
    <div className={styles.station}>
      <TextInput {...field('from', wrong)} className={styles.year ?? ''} />
      <TextInput {...field('to', null)} className={styles.year ?? ''} disabled={station.isOpen} />
      <Checkbox
        label={say(words.lasts)}
        className={styles.lasts ?? ''}
        checked={station.isOpen}
        onChange={event => onChange({ to: '', isOpen: event.currentTarget.checked })}
      />
      <GrowingText
        {...field('event', lack === 'event' && say(words.stationLacks).event)}
        className={styles.event ?? ''}
        lang={language}
      />
    </div>
  )
}
