import { Button, CloseButton, CopyButton, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FileDetail } from '#contract/files/file.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { fileWords, manager } from '#messages/file-manager.ts'
import { client } from '#web/client.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { UsesPanel } from '#web/records/uses-panel.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { FileForm } from './file-form.tsx'
import styles from './file-panel.module.css'
import { FileVersions } from './file-versions.tsx'
import { sizeText, typeText } from './file-words.ts'
import { FocalPoint } from './focal-point.tsx'
import { Preview } from './preview.tsx'
import { useFile } from './use-files.ts'

const uses = { title: fileWords.usedBy, lead: fileWords.usedInLead }

interface Props {
  id: number
  onClose: () => void
  /** Told whether something is typed that is not saved. */
  onTyped: (isTyped: boolean) => void
  onChoose?: ((file: FileDetail) => void) | undefined
}

/** Details of a file beside the list: preview, data, uses and versions. */
export function FilePanel({ id, onClose, onChoose, onTyped }: Props) {
  const say = useSay()
  const panel = useRef<HTMLElement>(null)
  // On a narrow screen the panel is above the list.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const file = useFile(id)
  // The button that saved has no focus any more: with the new version nothing is left to be saved.
  useEffect(() => {
    if (file.data?.version && document.activeElement === document.body) panel.current?.focus()
  }, [file.data?.version])
  return (
    <aside className={styles.panel} aria-label={say(manager.open)} ref={panel} tabIndex={-1}>
      <CloseButton className={styles.closePanel ?? ''} aria-label={say(manager.close)} onClick={onClose} />
      <QueryState query={file} texts={useQueryTexts()}>
        {found => <Details key={found.id} file={found} {...{ onChoose, onTyped }} />}
      </QueryState>
    </aside>
  )
}

interface DetailsProps extends Pick<Props, 'onChoose' | 'onTyped'> {
  file: FileDetail
}

function Details({ file, onChoose, onTyped }: DetailsProps) {
  const say = useSay()
  const mayChange = mayDo(opens.files, useUser().flags)
  const { id, version } = file
  const ask = () => client.files.uses({ id })
  const found = useQuery({ queryKey: ['files', 'one', id, version, 'uses'], queryFn: ask })
  const isPicture = file.width !== null
  return (
    <Stack gap="md">
      <Head file={file} />
      {onChoose && <Button onClick={() => onChoose(file)}>{say(manager.use)}</Button>}
      {mayChange && <FileForm {...{ file, onTyped }} focal={isPicture ? FocalPoint : null} />}
      <UsesPanel name={['files', 'one', id, version]} ask={ask} words={uses} />
      {found.data?.count === 0 && (
        <Text size="sm" c="dimmed">
          {say(fileWords.unused)}
        </Text>
      )}
      {mayChange && file.deletedAt === null && <FileVersions file={file} />}
    </Stack>
  )
}

function Head({ file }: { file: FileDetail }) {
  const say = useSay()
  const language = useLanguage()
  const size = file.width && file.height ? `${file.width} × ${file.height}` : null
  const facts = [typeText(file.type, language), size, sizeText(file.sizeBytes, language)].filter(Boolean)
  const by = [dayOf(file.createdAt, language), file.createdBy].filter(Boolean)
  const address = file.src
  return (
    <div>
      {file.width === null && <Preview file={file} size={64} />}
      <Title order={2} size="h4" className={styles.panelTitle}>
        {file.name}
      </Title>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
        <br />
        {by.join(', ')}
        <br />
        {say(fileWords.seenBy[file.seenBy])}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" component="a" href={address} target="_blank" rel="noopener">
          {say(manager.open)}
        </Button>
        <CopyButton value={`${location.origin}${address}`}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {say(copied ? fileWords.copied : fileWords.address)}
            </Button>
          )}
        </CopyButton>
      </Group>
    </div>
  )
}
