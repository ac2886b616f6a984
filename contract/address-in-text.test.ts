import { expect, test } from 'vitest'
import { ownContributionChange } from './contests/contribution.ts'
import { registrationForm } from './events/registration.ts'
import { name } from './fields.ts'
import { personFields } from './people/person.ts'

const addresses = [
  'https://evil.example/x',
  'Gewinn: http://evil.example',
  'www.evil.example',
  'WWW.Evil.de',
  'evil.com',
  'Anna evil.de Feld',
  'EVIL.DE',
  'Evil.Com',
  'evil.shop/gewinn',
  'geh zu evil.info!',
  'name@evil.org',
  'müller-gewinn.net',
  'evil。com', // read as a full stop by programs that open the address
]
const names = [
  ...['Anna Feld', 'Dr.-Ing. Kim Beck', 'Dr.Li', 'Prof.Dr. Xu', 'J.R.R. Tolkien', 'St.Clair', 'Ph.D.'],
  ...[
    'Nguyễn Thị Hà',
    "O'Brien",
    'van der Berg',
    'Anna Meier, M.Sc.',
    'Dr.med. Beck',
    'Nr. 5',
    '李小龍',
    'A.B.C.',
  ],
]

test.each(addresses)('%j is refused as a name', text =>
  expect(
    name()
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['noWebAddress']),
)

test.each(names)('%j is accepted as a name', text => expect(name().safeParse(text).success).toBe(true))

test('names and titles that appear in letters to others refuse a web address', () => {
  const findMessages = (fields: {
    safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined }
  }) => fields.safeParse('https://evil.example').error?.issues.map(({ message }) => message)
  const { firstName, lastName } = registrationForm.shape
  const { middleName } = personFields.shape
  const { name: artist, titleDe, titleEn } = ownContributionChange.shape
  for (const field of [firstName, lastName, middleName, artist, titleDe, titleEn])
    expect(findMessages(field)).toEqual(['noWebAddress'])
})
