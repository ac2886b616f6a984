import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { FileFormat } from '#contract/list.ts'
import { lists } from '#messages/lists.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { download } from './download.ts'

interface Props {
  /** Name of the list's call. */
  list: string
  asked: Record<string, string | number>
  isDisabled: boolean
  /** What is downloaded, for the button's label if a screen has several lists. */
  of?: string
}

/** Downloads all rows that match the filters as a file. */
export function ExportMenu({ list, asked, isDisabled, of }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [isLoading, setLoading] = useState(false)
  const get = async (format: FileFormat) => {
    setLoading(true)
    await download({ list, asked, format, language }).then(
      () => toast.done(say(lists.exported)),
      error => toast.failed(textOf(error)),
    )
    setLoading(false)
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isLoading}
          disabled={isDisabled}
          aria-label={of && `${say(lists.export)}: ${of}`}
        >
          {say(lists.export)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void get('xlsx')}>{say(lists.asXlsx)}</Menu.Item>
        <Menu.Item onClick={() => void get('csv')}>{say(lists.asCsv)}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
