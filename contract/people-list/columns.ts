/** Data of a person on a list. */
export type Column =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'language'
  | 'institution'
  | 'city'
  | 'country'

// Column headings of other programs and of this site's lists, in lower case, without accents and punctuation.
const heads: Record<Column, string> = {
  email: 'email emailadresse mail mailadresse emailaddress mailaddress primaryemail emailvalue emailprimary',
  firstName: 'vorname vornamen rufname firstname givenname forename',
  lastName: 'nachname familienname zuname lastname familyname surname',
  name: 'name vollstandigername anzeigename fullname displayname person kontakt contact',
  language: 'sprache language lang locale korrespondenzsprache',
  institution:
    'einrichtung institution institut organisation organization organizationname firma company affiliation universitat university',
  city: 'ort stadt wohnort city town',
  country: 'land staat country',
}

const byHead = new Map(
  Object.entries(heads).flatMap(([column, words]) => words.split(' ').map(word => [word, column as Column])),
)

/** Returns the column of each cell in a row of headings; null for any other row. */
export function columnsIn(cells: readonly string[]): (Column | null)[] | null {
  if (cells.some(cell => cell.includes('@'))) return null
  const words = cells.map(plain)
  const columns = words.map(word => byHead.get(word) ?? null)
  // A postal address may have the same heading: it counts as the e-mail address only if there is no other
  // column for it.
  if (!columns.includes('email')) {
    const place = words.findIndex(word => /^(adresse|adressen|address|addresses)$/.test(word))
    if (place < 0) return null
    columns[place] = 'email'
  }
  return withoutRepeats(
    columns.includes('firstName') && !columns.includes('lastName') ? lastNamed(columns) : columns,
  )
}

// Beside a first name, "Name" is the last name.
function lastNamed(columns: (Column | null)[]): (Column | null)[] {
  return columns.map(column => (column === 'name' ? 'lastName' : column))
}

function withoutRepeats(columns: (Column | null)[]): (Column | null)[] {
  return columns.map((column, at) => (columns.indexOf(column) === at ? column : null))
}

function plain(head: string): string {
  return head
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
