import { mailStateNames, troubleSentence } from '#messages/outbox.ts'
import type { OutboxMail } from './outbox.ts'

export function List({ rows }: { rows: OutboxMail[] }) {
  return (
    <div className="box">
      <table>
        <thead>
          <tr>
            <th>State</th>
            <th>Subject</th>
            <th>To</th>
            <th>Purpose</th>
            <th>Written (UTC)</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(mail => (
            <tr key={mail.id}>
              <td>
                <State mail={mail} />
              </td>
              <td lang={mail.language}>
                <a href={`/dev/mails/${mail.id}`}>{mail.subject}</a>
                {mail.trouble && <small>{troubleSentence(mail.trouble).en}</small>}
              </td>
              <td>{mail.recipient}</td>
              <td>{mail.purpose}</td>
              <td className="time">{moment(mail.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Heading({ mail, replyTo }: { mail: OutboxMail; replyTo: string | null }) {
  return (
    <dl>
      <dt>State</dt>
      <dd>
        <State mail={mail} /> {mail.trouble && troubleSentence(mail.trouble).en}
      </dd>
      <dt>To</dt>
      <dd>{mail.recipient}</dd>
      {replyTo && <dt>Reply to</dt>}
      {replyTo && <dd>{replyTo}</dd>}
      <dt>Written (UTC)</dt>
      <dd className="time">{moment(mail.createdAt)}</dd>
    </dl>
  )
}

function State({ mail: { state, attempts } }: { mail: OutboxMail }) {
  return (
    <span className={`state ${state}`}>
      {mailStateNames[state].en + (attempts > 1 ? `, ${attempts} attempts` : '')}
    </span>
  )
}

function moment(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ')
}
