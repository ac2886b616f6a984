import { Alert, Button, FileButton, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Failure } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import { articlesImport as words } from '#messages/articles-import.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { sendFile } from './send-file.ts'

const accepted = '.bib,.bibtex,.ris,.nbib,.json,.txt,.csv'

/** Upload of a file of publications. The file is parsed at once; entries are created only after a preview. */
export function ImportFile() {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const stale = useStale('articles')
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const read = async (file: File | null) => {
    if (!file) return
    setReading(true)
    setProblem(null)
    try {
      const { id } = await sendFile(file)
      void stale()
      await navigate(addressOf('backstageArticleImport', language, { id: String(id) }))
    } catch (error) {
      const [fieldError] = error instanceof Failure ? (error.details.errors ?? []) : []
      setProblem(fieldError?.message ?? textOf(error))
    }
    setReading(false)
  }
  return (
    <Stack gap="sm" align="start">
      <Text>{say(words.fileLead)}</Text>
      <FileButton accept={accepted} onChange={file => void read(file)}>
        {props => (
          <Button {...props} loading={isReading} leftSection={<IconUpload size={18} aria-hidden />}>
            {say(words.chooseFile)}
          </Button>
        )}
      </FileButton>
      <Text c="dimmed" role="status">
        {isReading ? say(words.reading) : ''}
      </Text>
      {problem && <Alert color="var(--danger)" role="alert" title={problem} />}
    </Stack>
  )
}
