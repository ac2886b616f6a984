import styles from './facts.module.css'

export type Fact = { value: string; unit?: string | undefined; label: string }

type Props = { facts: readonly Fact[] }

/** A list of key figures. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(fact => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>
            {fact.value}
            {fact.unit && <span className={styles.unit}> {fact.unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
