import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Scope {
  /** Before each id: several editors are kept in one document, and have fields of the same names. */
  prefix: string
  /** The way from the record to here, such as `items.2.`. */
  path: string
  /** The same when the save was refused: rows may have moved since. */
  refusedAt: string
  errors: Record<string, string>
  isNeeded: (path: string) => boolean
}

const isNeeded = () => false
const ScopeContext = createContext<Scope>({ prefix: '', path: '', refusedAt: '', errors: {}, isNeeded })

interface Props extends Pick<Scope, 'prefix' | 'errors' | 'isNeeded'> {
  children: ReactNode
}

/** The fields of one editor: their ids, which of them must be filled in, and what is wrong with each. */
export function Fields({ children, ...given }: Props) {
  const { prefix, errors, isNeeded } = given
  const scope = useMemo(
    () => ({ prefix, path: '', refusedAt: '', errors, isNeeded }),
    [prefix, errors, isNeeded],
  )
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

interface PropsIn {
  path: string
  refusedAt?: string
  children: ReactNode
}

/** Fields that lie deeper: `<FieldsIn path="content">`. */
export function FieldsIn({ path, refusedAt = path, children }: PropsIn) {
  const outer = useContext(ScopeContext)
  const scope = useMemo(
    () => ({ ...outer, path: `${outer.path}${path}.`, refusedAt: `${outer.refusedAt}${refusedAt}.` }),
    [outer, path, refusedAt],
  )
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

// The star behind its name is drawn by the style sheet: it is no part of the name.
const needed = { 'aria-required': true, labelProps: { 'data-needed': true } } as const

/** `<TextInput {...field('title.de')} />`: its id, to which refusals lead, what is wrong with it, and the mark of what must be filled in. */
export function useField() {
  const { prefix, path, refusedAt, errors, isNeeded } = useContext(ScopeContext)
  return (name: string) => ({
    id: prefix + path + name,
    error: errors[refusedAt + name],
    ...(isNeeded(path + name) && needed),
  })
}

/** The same of a text with form: what is wrong inside it, such as at `content.de.content.3`, and where. */
export function useTextField() {
  const { refusedAt, errors } = useContext(ScopeContext)
  const field = useField()
  return (name: string) => {
    const way = refusedAt + name
    const inside = Object.keys(errors).find(one => one.startsWith(`${way}.`))
    const refused = inside && { refused: { at: inside.slice(way.length + 1), errors } }
    return { ...field(name), error: errors[way] ?? (inside && errors[inside]), ...refused }
  }
}

/** All that is wrong, by the ways to the fields; another object for each save that was refused. */
export function useRefusals(): Record<string, string> {
  return useContext(ScopeContext).errors
}
