import { embedProviders, embedTableTexts as words } from '#messages/embed-providers.ts'
import { useSay } from '#web/language.ts'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import styles from './blocks.module.css'
import content from './content.module.css'

/** Providers of embedded players and maps, from the same table that permits them. */
export function EmbedsTable() {
  const say = useSay()
  return (
    <section id="embeds" className={content.part} aria-labelledby="embeds-title">
      <h2 id="embeds-title">{say(words.title)}</h2>
      <p>{say(words.lead)}</p>
      <TableFrame label={say(words.title)}>
        <table className={styles.retention}>
          <thead>
            <tr>
              <th scope="col">{say(words.provider)}</th>
              <th scope="col">{say(words.what)}</th>
              <th scope="col">{say(words.host)}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(embedProviders).map(([host, { name, who, what }]) => (
              <tr key={host}>
                <th scope="row">{`${name} (${say(who)})`}</th>
                <td data-label={say(words.what)}>{say(what)}</td>
                <td data-label={say(words.host)}>{host}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}
