import { Badge, Text } from '@mantine/core'
import type { RegistrationRow, RegistrationStep } from '#contract/events/registration.ts'
import { locales } from '#contract/language.ts'
import {
  registrationColumns as columns,
  participationTitles,
  registrationStates,
  registrationsBackstage as say,
} from '#messages/registrations.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useMomentOf } from '#web/records/use-moment.ts'
import styles from './registration-facts.module.css'

const colours: Record<RegistrationStep, string> = {
  pending: 'var(--warn)',
  waiting: 'var(--muted)',
  offered: 'var(--warn)',
  confirmed: 'var(--ok)',
  cancelled: 'var(--muted)',
  lapsed: 'var(--muted)',
}

/** State of a registration, with its position in the waiting list. */
export function StateBadge({ row: { state, position } }: { row: RegistrationRow }) {
  const words = useSay()
  return (
    <Badge variant="outline" color={colours[state]}>
      {words(registrationStates[state])}
      {position !== null && ` ${position}`}
    </Badge>
  )
}

/** Status of a registration with its dates. */
export function StandingOf({ row }: { row: RegistrationRow }) {
  const words = useSay()
  const momentOf = useMomentOf()
  const moments = ['createdAt', 'confirmedAt', 'heldUntil', 'checkedInAt'] as const
  return (
    <div>
      <StateBadge row={row} /> {words(participationTitles[row.participation])}
      <dl className={styles.facts}>
        {moments.map(name => {
          const moment = row[name]
          return moment && <Fact key={name} label={words(columns[name])} value={momentOf(moment)} />
        })}
        {row.message !== '' && <Fact label={words(columns.message)} value={row.message} />}
      </dl>
      {row.byStaff && (
        <Text size="sm" c="dimmed">
          {words(say.byHand)}
        </Text>
      )}
    </div>
  )
}

/** The guest's data, read-only. */
export function AboutGuest({ row }: { row: RegistrationRow }) {
  const words = useSay()
  const countries = new Intl.DisplayNames(locales[useLanguage()], { type: 'region' })
  const names = ['email', 'institution', 'city', 'country', 'option'] as const
  return (
    <dl className={styles.facts}>
      {names.map(name => {
        const value = name === 'country' ? (countries.of(row.country) ?? row.country) : row[name]
        return value !== '' && <Fact key={name} label={words(columns[name])} value={value} />
      })}
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
