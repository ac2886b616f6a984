import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { blankNewsletter, type Newsletter, type NewsletterFields } from '#contract/newsletter/newsletter.ts'
import { blankPerson, type Person, type PersonFields } from '#contract/people/person.ts'
import { paragraphs } from '#contract/richtext.ts'
import { blankStudy, type Study } from '#contract/studies/study.ts'
import { useOwnQuery } from '#web/lists/use-list-query.ts'
import { useListSettings } from '#web/lists/use-list-settings.ts'
import { FilePanel } from '#web/media/file-panel.tsx'
import { PictureField } from '#web/media/picture-field.tsx'
import { useAskingPlace } from '#web/media/use-asking-place.tsx'
import { useRefreshFiles } from '#web/media/use-files.ts'
import { SendingPanel } from '#web/newsletter/sending-panel.tsx'
import { AccountPanel } from '#web/people/account-panel.tsx'
import { Panel } from '#web/records/panel.tsx'
import { UndescribedDialog } from '#web/records/undescribed-dialog.tsx'
import { useRecordForm } from '#web/records/use-record-form.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { CallPanel } from '#web/studies/call-panel.tsx'

/** Panels that send requests by themselves. Tests answer these requests. */
export function PanelsSpecimen() {
  return (
    <Stack gap="md" maw={520}>
      <ScreenHead title="Felder neben einem Datensatz" />
      <section aria-label="Versand">
        <Sending />
      </section>
      <section aria-label="Konto">
        <Account />
      </section>
      <section aria-label="Aufruf">
        <Call />
      </section>
      <section aria-label="Liste">
        <Views />
      </section>
      <section aria-label="Bild">
        <Picture />
      </section>
      <section aria-label="Datei">
        <OneFile />
      </section>
      <Descriptions />
    </Stack>
  )
}

const text = { de: 'Echo', en: 'Echo' }
const kept = { id: 1, version: 1, updatedAt: '2026-09-01T10:00:00Z' }
const unused = () => Promise.reject(new Error('Nothing is saved here.'))

function Sending() {
  const content = { de: paragraphs('Echo'), en: paragraphs('Echo') }
  const [item] = useState(
    () =>
      ({
        ...blankNewsletter,
        ...kept,
        subject: text,
        title: text,
        content,
        sentAt: null,
      }) as never as Newsletter,
  )
  const form = useRecordForm<NewsletterFields, Newsletter>({
    ...{ screen: 'sending', blank: blankNewsletter, item },
    ...{ create: unused, change: unused, onSaved: () => undefined },
  })
  return <SendingPanel form={form} item={item} />
}

function Account() {
  const [item] = useState(
    () =>
      ({
        ...blankPerson,
        ...kept,
        id: 2,
        lastName: 'Curie',
        email: 'marie@example.org',
        isLoginAllowed: true,
      }) as never as Person,
  )
  const form = useRecordForm<PersonFields, Person>({
    ...{ screen: 'account', blank: blankPerson, item },
    ...{ create: unused, change: unused, onSaved: () => undefined },
  })
  return (
    <>
      <TextInput
        label="Nachname"
        value={form.values.lastName}
        onChange={event => form.set('lastName', event.currentTarget.value)}
      />
      <AccountPanel form={form} item={item} />
    </>
  )
}

function Call() {
  const [version, setVersion] = useState(1)
  const item = { ...blankStudy, ...kept, version, studyState: 'open' } as never as Study
  return (
    <>
      <CallPanel item={item} isDirty={false} />
      <Button variant="default" onClick={() => setVersion(version + 1)}>
        Studie gespeichert
      </Button>
    </>
  )
}

function Views() {
  const { settings, change } = useListSettings('news.backstage.list')
  return (
    <Panel title="Liste">
      <ul aria-label="Gespeicherte Ansichten">
        {settings?.views.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Button variant="default" onClick={() => change({ hidden: ['tags'] })}>
        Spalte ausblenden
      </Button>
    </Panel>
  )
}

function Picture() {
  const [alt, setAlt] = useState<{ de: string; en: string } | null>({ de: '', en: '' })
  return (
    <Panel title="Bild">
      <PictureField imageId={7} alt={alt} onPicture={() => undefined} onAlt={setAlt} />
      <Button variant="default" mt="sm" onClick={() => setAlt({ de: 'Ein Kopf', en: 'A head' })}>
        Ältere Fassung übernehmen
      </Button>
    </Panel>
  )
}

function OneFile() {
  const fresh = useRefreshFiles()
  const { place, setTyped } = useAskingPlace({
    ...{ folder: '', among: 'folder', kind: null, q: '', sort: 'name', view: 'list' },
    ...useShownFile(),
    ...{ query: useOwnQuery([]), go: () => undefined },
  })
  return (
    <Panel title="Datei">
      <Button variant="default" onClick={() => place.showFile(8)}>
        Andere Datei
      </Button>
      <Button variant="default" onClick={() => void fresh()}>
        Neu laden
      </Button>
      {place.file !== null && (
        <FilePanel key={place.file} id={place.file} onClose={() => place.showFile(null)} onTyped={setTyped} />
      )}
    </Panel>
  )
}

function useShownFile() {
  const [file, showFile] = useState<number | null>(7)
  return { file, showFile }
}

function Descriptions() {
  const [asked, setAsked] = useState<{ pictures: number[]; goOn: () => void } | null>(null)
  return (
    <>
      <Button variant="default" onClick={() => setAsked({ pictures: [7], goOn: () => undefined })}>
        Unbeschriebene Bilder
      </Button>
      <UndescribedDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}
