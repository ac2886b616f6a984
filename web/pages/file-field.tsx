import { Button, FileButton, Group, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { upload } from '#web/files/upload.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

const folder = 'downloads'

interface Props {
  label: string
  value: number | null
  onChange: (id: number | null) => void
}

/** A file that is offered for download: found by its name, or brought along. */
export function FileField({ label, value, onChange }: Props) {
  const say = useSay()
  const queries = useQueryClient()
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words, 300)
  const found = useQuery({
    queryKey: ['files', 'named', q],
    queryFn: () => client.files.list({ below: '1', ...(q && { q }), limit: 20 }),
  })
  const chosen = useQuery({
    queryKey: ['files', 'one', value],
    queryFn: () => client.files.find({ id: value ?? 0 }),
    enabled: value !== null,
  })
  const bring = useMutation({
    mutationFn: (file: File) => upload(file, folder),
    onSuccess: async stored => {
      await queries.invalidateQueries({ queryKey: ['files'] })
      onChange(stored.id)
    },
    onError: error => toast.failed(error.message),
  })
  const files = [...(chosen.data ? [chosen.data] : []), ...(found.data?.rows ?? [])]
  const options = new Map(files.map(({ id, name }) => [String(id), name]))
  return (
    <Group align="end" gap="xs">
      <Select
        style={{ flex: 1 }}
        label={label}
        placeholder={say(pagesBackstage.chooseFile)}
        data={[...options].map(([id, name]) => ({ value: id, label: name }))}
        value={value === null ? null : String(value)}
        onChange={id => onChange(id ? Number(id) : null)}
        onSearchChange={setWords}
        nothingFoundMessage={say(pagesBackstage.noFile)}
        searchable
        clearable
      />
      <FileButton onChange={file => file && bring.mutate(file)}>
        {props => (
          <Button {...props} variant="default" loading={bring.isPending}>
            {say(pagesBackstage.uploadFile)}
          </Button>
        )}
      </FileButton>
    </Group>
  )
}
