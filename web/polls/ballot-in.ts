interface Typed {
  votes: { id: string; value: number }[]
  email?: string
  ticket?: string
  receipt?: string
  website?: string
  terms: boolean
}

/** Name of the number field of an option. */
export const valueField = (id: string) => `value_${id}`

/** Reads the votes and fields of a submitted ballot; the server validates them. */
export function ballotIn(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const chosen = form.getAll('votes').map(id => ({ id: String(id), value: 1 }))
  const numbered = [...form.keys()]
    .filter(name => name.startsWith(valueField('')) && text(name) !== '')
    .map(name => ({ id: name.slice(valueField('').length), value: Number(text(name).replace(',', '.')) }))
  const given = (['email', 'ticket', 'receipt', 'website'] as const).filter(name => text(name) !== '')
  return {
    ...Object.fromEntries(given.map(name => [name, text(name)])),
    votes: [...chosen, ...numbered.filter(({ value }) => value !== 0)],
    terms: text('terms') === 'on',
  }
}
