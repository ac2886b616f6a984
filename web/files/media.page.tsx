import { type MetaFunction, redirect } from 'react-router'
import type { ShownFile } from '#contract/files/file.ts'
import { addressOf } from '#contract/pathnames.ts'
import { media } from '#messages/media.ts'
import { shell } from '#messages/shell.ts'
import { sizeText } from '#messages/size-text.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FileView } from './file-view.tsx'
import styles from './media.module.css'

/** Loads a file; redirects to its current address if it was moved. */
async function load(client: Client, { parameters, language }: Address): Promise<ShownFile | null> {
  const path = parameters['*'] ?? ''
  if (path === '') return null
  const file = await client.files.view({ path })
  const own = [file.folder, file.name].filter(Boolean).join('/')
  if (own !== path)
    throw redirect(
      addressOf('media', language, { '*': own.split('/').map(encodeURIComponent).join('/') }),
      301,
    )
  return file
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  head(location.pathname, {
    title: unpacked(loaderData)?.name ?? media.title[languageIn(location.pathname)],
    isHidden: true,
  })

/** Public page of a file: a preview if the browser can show it, else its name and size. */
export default function MediaPage() {
  const say = useSay()
  const language = useLanguage()
  const file = useData<typeof load>()
  const home = { label: say(shell.home), href: addressOf('home', language) }
  return (
    <Section>
      <Breadcrumbs label={say(shell.here)} trail={[home, { label: file ? file.name : say(media.title) }]} />
      {file ? <OneFile file={file} /> : <NoFile />}
    </Section>
  )
}

function NoFile() {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <PageTitle title={say(media.title)} lead={say(media.lead)} />
      <ButtonLink href={addressOf('search', language)}>{say(media.search)}</ButtonLink>
    </>
  )
}

function OneFile({ file }: { file: ShownFile }) {
  const say = useSay()
  const language = useLanguage()
  const facts: [string, string][] = [
    [say(media.size), sizeText(file.sizeBytes, language)],
    [say(media.changed), dayOf(file.updatedAt, language)],
    ...(file.credit ? [[say(media.credit), file.credit] as [string, string]] : []),
    ...(file.licence ? [[say(media.licence), file.licence] as [string, string]] : []),
  ]
  return (
    <>
      <PageTitle title={file.name} lead={file.caption ?? ''} />
      <FileView file={file} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.actions}>
        {file.type === 'application/pdf' && (
          <ButtonLink href={file.src} target="_blank">
            {say(media.open)}
          </ButtonLink>
        )}
        <ButtonLink href={file.src} download={file.name} tone="quiet">
          {say(media.download)}
        </ButtonLink>
      </p>
    </>
  )
}
