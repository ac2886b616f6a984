import { expect, test } from 'vitest'
import { blankReport, type Report, type ReportCard } from '#contract/reports/report.ts'
import { openTestSite } from '#server/test-site.ts'

const report = {
  ...blankReport(2024),
  title: { de: 'Jahresbericht 2024', en: 'Annual report 2024' },
  description: { de: 'Ein ruhiges Jahr', en: '' },
  isVisible: true,
}

async function openReports() {
  const site = await openTestSite({ LIMITS: 'off' })
  const { db } = site.dependencies
  const { headers } = await site.staff('bibliographyEditor')
  const insertFile = async (name: string, type: string): Promise<number> => {
    const facts = { name, type, folder: 'reports', sizeBytes: 120_000, hash: 'a'.repeat(64), isPublic: true }
    return (await db.insertInto('files').values(facts).returning('id').executeTakeFirstOrThrow()).id
  }
  const pdfIds = { de: await insertFile('2024 de.pdf', 'application/pdf'), en: null }
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    site.ask({ method, path: `/backstage/publication/report${path}`, headers, ...(payload && { payload }) })
  return {
    ...{ ...site, send, insertFile, pdfIds },
    async make(changes: object = {}): Promise<Report> {
      const answer = await send('POST', '', { ...report, pdfIds, ...changes })
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
      return answer.json()
    },
    async refused(changes: object) {
      const answer = await send('POST', '', { ...report, pdfIds, ...changes })
      return [answer.statusCode, answer.json().code, ...errorsOf(answer.json())]
    },
    async read<Answer>(path: string, language = 'en'): Promise<Answer> {
      const asked = { 'accept-language': language }
      return (await site.ask({ method: 'GET', path: `/publication/report${path}`, headers: asked })).json()
    },
  }
}

const errorsOf = ({ errors }: { errors: { field: string; code: string }[] }) =>
  errors.flatMap(({ field, code }) => [field, code])

test('readers get every report with its year, its cover and its files, the latest year first', async () => {
  const { make, read, insertFile, pdfIds } = await openReports()
  const en = await insertFile('2024-en.pdf', 'application/pdf')
  await make({ pdfIds: { ...pdfIds, en }, isAccessible: { de: true, en: false } })
  await make({ year: 2025, title: { de: 'Jahresbericht 2025', en: '' } })
  await make({ year: 2026, isVisible: false })
  const { count, rows } = await read<{ count: number; rows: ReportCard[] }>('')
  expect([count, rows.map(({ year, language }) => [year, language])]).toEqual([
    2,
    [
      [2025, 'de'],
      [2024, 'en'],
    ],
  ])
  expect(rows[1]).toMatchObject({
    ...{ title: 'Annual report 2024', image: null },
    ...{ description: 'Ein ruhiges Jahr', inOtherLanguage: ['description'] },
    pdfs: [
      { language: 'en', name: '2024-en.pdf', sizeBytes: 120_000, isAccessible: false },
      {
        ...{ language: 'de', isAccessible: true, src: '/api/v1/media/reports/2024%20de.pdf' },
        viewer: '/en/media/reports/2024%20de.pdf',
      },
    ],
  })
})

test('a report is found by its slug, with those of the years before and after', async () => {
  const { make, read } = await openReports()
  for (const year of [2022, 2024, 2025])
    await make({ year, title: { de: `Jahresbericht ${year}`, en: `Annual report ${year}` } })
  expect(await read('/annual-report-2024')).toMatchObject({
    ...{ year: 2024, slugs: { de: 'jahresbericht-2024', en: 'annual-report-2024' } },
    previous: { slug: 'annual-report-2022', year: 2022, title: 'Annual report 2022' },
    next: { slug: 'annual-report-2025' },
  })
})

test('a file that lies in the trash is offered no more', async () => {
  const { make, read, dependencies } = await openReports()
  await make()
  await dependencies.db.updateTable('files').set({ deletedAt: new Date() }).execute()
  expect(await read('/annual-report-2024')).toMatchObject({ year: 2024, pdfs: [] })
})

test('each year has one report, and a deleted one can be restored only while its year is free', async () => {
  const { make, send, refused } = await openReports()
  const { id } = await make()
  expect(await refused({})).toEqual([422, 'invalid', 'year', 'reportYearTaken'])
  await send('DELETE', `/${id}`)
  const second = await make()
  expect(errorsOf((await send('PATCH', `/${id}/restore`)).json())).toEqual(['year', 'reportYearTaken'])
  await send('DELETE', `/${second.id}`)
  expect((await send('PATCH', `/${id}/restore`)).statusCode).toBe(200)
})

test('of concurrent reports for one year only one is saved', async () => {
  const { send, pdfIds } = await openReports()
  const answers = await Promise.all(Array.from({ length: 4 }, () => send('POST', '', { ...report, pdfIds })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422])
})

test.each<[what: string, changes: object, refusal: (number | string)[]]>([
  ['without a PDF', { pdfIds: { de: null, en: null } }, [422, 'incomplete', 'pdfIds.de', 'required']],
  ['of no year', { year: 24 }, [422, 'invalid', 'year', 'validPublicationYear']],
  [
    'with a long description',
    { description: { de: 'a'.repeat(1001), en: '' } },
    [422, 'invalid', 'description.de', 'length'],
  ],
])('a visible report %s is refused', async (_, changes, refusal) => {
  const { refused } = await openReports()
  expect(await refused(changes)).toEqual(refusal)
})

test('a report whose file is no PDF is refused', async () => {
  const { refused, insertFile } = await openReports()
  const picture = await insertFile('cover.webp', 'image/webp')
  expect(await refused({ pdfIds: { de: picture, en: null } })).toEqual([
    ...[422, 'invalid', 'pdfIds.de', 'validPdf'],
  ])
})

test('a hidden report may be incomplete, and staff find it by its words', async () => {
  const { make, send } = await openReports()
  await make({ isVisible: false, pdfIds: { de: null, en: null } })
  expect((await send('GET', '?q=ruhiges')).json().count).toBe(1)
})
