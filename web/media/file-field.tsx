import { Button, FileButton, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FileKind } from '#contract/files/film.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { StoredFileSelect } from './stored-file.tsx'
import { upload } from './upload.ts'

interface Props {
  label: string
  value: number | null
  kind?: FileKind
  /** Folder for an uploaded file. */
  folder?: string
  accept?: string
  /** Id of the select, which error messages link to. */
  id?: string
  error?: ReactNode
  onChange: (id: number | null) => void
}

/** Field for a stored file: found by its name, or uploaded. */
export function FileField({ value, kind, folder = 'downloads', accept, onChange, ...named }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const bring = useMutation({
    mutationFn: (file: File) => upload(file, folder),
    onSuccess: async stored => {
      await queries.invalidateQueries({ queryKey: ['files'] })
      onChange(stored.id)
    },
    onError: error => toast.failed(textOf(error)),
  })
  return (
    <Group align="end" gap="xs">
      <StoredFileSelect {...named} value={value} onChange={onChange} {...(kind && { kind })} />
      <FileButton {...(accept && { accept })} onChange={file => file && bring.mutate(file)}>
        {props => (
          <Button
            {...props}
            variant="default"
            loading={bring.isPending}
            aria-label={`${say(pagesBackstage.uploadFile)}: ${named.label}`}
          >
            {say(pagesBackstage.uploadFile)}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}
