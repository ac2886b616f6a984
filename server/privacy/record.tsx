import { renderToStaticMarkup } from 'react-dom/server'
import { retention } from '#contract/retention.ts'
import { type ConsentName, consents } from '#messages/consents.ts'
import { embedProviders, embedTableTexts } from '#messages/embed-providers.ts'
import { momentIn } from '#messages/event-times.ts'
import { pages } from '#messages/pages.ts'
import { recordOfProcessing as say } from '#messages/record-of-processing.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { sendText } from './file.tsx'

/**
 * Sends the site's part of the record of processing activities (Art. 30 GDPR) as HTML, with every version of
 * each consent text.
 */
export async function sendRecord(context: Context): Promise<undefined> {
  const { language, clock } = context
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{say.title[language]}</title>
      </head>
      <body>
        <h1>{say.title[language]}</h1>
        <p>{momentIn(clock().toISOString())[language]}</p>
        <p>{say.lead[language]}</p>
        <h2>{pages.retention[language]}</h2>
        <Table
          head={[pages.retentionWhat, pages.retentionPurpose, pages.retentionPeriod].map(
            one => one[language],
          )}
          rows={Object.values(retention).map(one => [
            one.what[language],
            one.purpose[language],
            one.period[language],
          ])}
        />
        <h2>{embedTableTexts.title[language]}</h2>
        <p>{embedTableTexts.lead[language]}</p>
        <Table
          head={[embedTableTexts.provider, embedTableTexts.what, embedTableTexts.host].map(
            one => one[language],
          )}
          rows={Object.entries(embedProviders).map(([host, { name, who, what }]) => [
            `${name} (${who[language]})`,
            what[language],
            host,
          ])}
        />
        <h2>{say.consents[language]}</h2>
        <Table
          head={[say.form, say.version, say.german, say.english].map(one => one[language])}
          rows={(Object.keys(consents) as ConsentName[]).flatMap(form =>
            consents[form].map(({ de, en }, place) => [form, String(place + 1), de, en]),
          )}
        />
      </body>
    </html>,
  )
  sendText(context, {
    name: 'record-of-processing.html',
    type: 'text/html; charset=utf-8',
    text: `<!doctype html>${page}`,
  })
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <table border={1}>
      <thead>
        <tr>
          {head.map(cell => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.join()}>
            {row.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
