import { renderToStaticMarkup } from 'react-dom/server'
import { momentIn } from '#messages/event-times.ts'
import { privacy as say, shownFor } from '#messages/privacy.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { exportMyData, showMyData } from './my-data.ts'

/** Sends everything that is stored about a person as a self-contained HTML page. */
export async function sendPage(context: Context, token: string): Promise<undefined> {
  const { language, clock } = context
  const { email, groups } = await showMyData(context, token)
  const title = shownFor(email)[language]
  const page = renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{momentIn(clock().toISOString())[language]}</p>
        {groups.length === 0 && <p>{say.nothingLead[language]}</p>}
        {groups.map(group => (
          <section key={group.name}>
            <h2>{group.what}</h2>
            <p>
              {say.why[language]}: {group.purpose}
            </p>
            <p>
              {say.howLong[language]}: {group.period}
            </p>
            {group.rows.map(({ place, fields }) => (
              <table key={place} border={1}>
                <tbody>
                  {fields.map(({ label, value }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
            {group.consents.length > 0 && <h3>{say.consents[language]}</h3>}
            {group.consents.map(({ givenAt, text }) => (
              <p key={givenAt + text}>
                {momentIn(givenAt)[language]}: {text}
              </p>
            ))}
            {group.stays.map(reason => (
              <p key={reason}>{reason}</p>
            ))}
          </section>
        ))}
        <h2>{say.notHere[language]}</h2>
        <p>{say.notHereLead[language]}</p>
      </body>
    </html>,
  )
  sendText(context, {
    name: 'my-data.html',
    type: 'text/html; charset=utf-8',
    text: `<!doctype html>${page}`,
  })
}

/** Sends the same as JSON, with all rows. */
export async function sendJson(context: Context, token: string): Promise<undefined> {
  const text = `${JSON.stringify(await exportMyData(context, token), null, 2)}\n`
  sendText(context, { name: 'my-data.json', type: 'application/json; charset=utf-8', text })
}

/** Answers with a file. */
export function sendText(
  context: Context,
  { text, ...file }: { name: string; type: string; text: string },
): void {
  context.sends.file = { ...file, bytes: bytesOf(text) }
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
