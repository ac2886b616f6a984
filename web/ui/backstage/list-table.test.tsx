import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListTable } from './list-table.tsx'

test('a cell without a value shows a dash, and a zero is a value', () => {
  const rows = [null, undefined, '', false, 0, 'Larmor'].map((value, id) => ({ id, value }))
  const columns = [{ key: 'value', label: 'Value', show: (row: (typeof rows)[number]) => row.value }]
  const html = renderToStaticMarkup(
    <MantineProvider>
      <ListTable label="Values" columns={columns} rows={rows} />
    </MantineProvider>,
  )
  expect([...html.matchAll(/<td[^>]*><div[^>]*>([^<]*)/g)].map(([, shown]) => shown)).toEqual([
    ...['–', '–', '–', '–'],
    ...['0', 'Larmor'],
  ])
})
