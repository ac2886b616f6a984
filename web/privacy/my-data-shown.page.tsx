import { useActionData, useParams } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { Erasure, MyData } from '#contract/privacy/my-data.ts'
import { momentIn } from '#messages/event-times.ts'
import { linkWorksUntil, rowsErased, privacy as say, shownFor } from '#messages/privacy.ts'
import type { Client } from '#web/client.ts'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import { loadFound } from '#web/forms/mailed-link.ts'
import { type OneTimeAnswer, type Refusal, submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { OneButtonForm } from './does-button.tsx'
import { fileAddress } from './file-address.ts'
import { KeptGroupView } from './kept-group.tsx'
import styles from './privacy.module.css'

const load = loadFound((client, { token }) => client.privacy.find({ token }))
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta = hiddenMeta(say.shownTitle)

/** The result is in the response itself, because the link is invalid once everything is deleted. */
async function send(client: Client, form: FormData, { parameters }: Address): Promise<OneTimeAnswer<Answer>> {
  const token = parameters.token ?? ''
  const group = String(form.get('group') ?? '')
  if (form.get('action') === 'open') {
    const place = Number(form.get('place'))
    return { data: await client.privacy.openOwn({ token, group, place }) }
  }
  const erased = await client.privacy.erase({ token, ...(group && { group }) })
  return { data: erased }
}
type Answer = Erasure | { address: string }

export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

/** All data that is stored about the owner of the link, to read, download, correct and delete. */
export default function MyDataShownPage() {
  const words = useSay()
  const { found } = useData<typeof load>()
  const answered = useActionData() as Refusal | OneTimeAnswer<Answer> | undefined
  const result = answered && 'data' in answered ? answered.data : undefined
  const erasure = result && 'erased' in result ? result : undefined
  const address = result && 'address' in result ? result.address : undefined
  const refusal = answered && 'message' in answered ? answered : undefined
  return (
    <Section width="text">
      <TitleWithTrail title={words(say.shownTitle)} lead={found ? words(shownFor(found.email)) : undefined} />
      <div className={layout.stack}>
        {refusal && found && <Notice tone="danger" announce="alert" title={refusal.message} />}
        {erasure && <Erased erasure={erasure} />}
        {address && <OwnPageReady address={address} />}
        {found && <Kept data={found} />}
        {!found && !erasure && <LinkIsOver />}
      </div>
    </Section>
  )
}

function Kept({ data: { expiresAt, groups } }: { data: MyData }) {
  const words = useSay()
  const others = groups.filter(({ name }) => name !== 'dataRequest' && !isOwnLetter(name))
  return (
    <>
      <p>{words(linkWorksUntil(words(momentIn(expiresAt))))}</p>
      {others.length === 0 && <Notice title={words(say.nothing)}>{words(say.nothingLead)}</Notice>}
      <DataDownloads />
      {groups.map(group => (
        <KeptGroupView key={group.name} group={group} />
      ))}
      <section aria-labelledby="erase-all" className={layout.stack}>
        <h2 id="erase-all">{words(say.eraseAllTitle)}</h2>
        <p>{words(say.eraseAllLead)}</p>
        <details className={styles.erase}>
          <summary>{words(say.eraseAllAsk)}</summary>
          <OneButtonForm label={words(say.eraseAll)} />
        </details>
      </section>
      <section aria-labelledby="not-here" className={layout.stack}>
        <h2 id="not-here">{words(say.notHere)}</h2>
        <p>{words(say.notHereLead)}</p>
      </section>
    </>
  )
}

// The letter with this link is itself among the stored data.
function isOwnLetter(name: string): boolean {
  return name === 'mail'
}

function DataDownloads() {
  const words = useSay()
  const language = useLanguage()
  const { token = '' } = useParams()
  return (
    <section aria-labelledby="take-along" className={layout.stack}>
      <h2 id="take-along">{words(say.takeAlong)}</h2>
      <p className={styles.files}>
        <ButtonLink tone="quiet" download href={fileAddress(token, 'page', language)}>
          {words(say.asPage)}
        </ButtonLink>
        <ButtonLink tone="quiet" download href={fileAddress(token, 'json', language)}>
          {words(say.asJson)}
        </ButtonLink>
      </p>
    </section>
  )
}

function Erased({ erasure: { erased, stays } }: { erasure: Erasure }) {
  const words = useSay()
  const title = words(erased.length > 0 ? say.erased : say.erasedNothing)
  return (
    <OutcomeSection title={title}>
      <Notice tone="ok" title={title}>
        <ul>
          {erased.map(({ what, rows }) => (
            <li key={what}>{words(rowsErased(what, rows))}</li>
          ))}
        </ul>
      </Notice>
      {stays.length > 0 && (
        <Notice title={words(say.stays)}>
          <ul>
            {stays.map(({ what, because }) => (
              <li key={what}>
                {what}: {because}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </OutcomeSection>
  )
}

function OwnPageReady({ address }: { address: string }) {
  const words = useSay()
  return (
    <OutcomeSection title={words(say.openOwn)}>
      <Notice
        tone="ok"
        title={words(say.ownReady)}
        actions={<ButtonLink href={address}>{words(say.openOwn)}</ButtonLink>}
      />
    </OutcomeSection>
  )
}

function LinkIsOver() {
  const words = useSay()
  const ask = <ButtonLink href={addressOf('myData', useLanguage())}>{words(say.again)}</ButtonLink>
  return (
    <Notice tone="warn" title={words(say.linkOver)} actions={ask}>
      {words(say.linkOverLead)}
    </Notice>
  )
}
