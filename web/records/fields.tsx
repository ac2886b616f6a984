import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Scope {
  /** Before each id: several editors are kept in one document, and have fields of the same names. */
  prefix: string
  /** The way from the record to here, such as `items.2.`. */
  path: string
  /** The same when the save was refused: rows may have moved since. */
  refusedAt: string
  errors: Record<string, string>
}

const ScopeContext = createContext<Scope>({ prefix: '', path: '', refusedAt: '', errors: {} })

interface Props extends Pick<Scope, 'prefix' | 'errors'> {
  children: ReactNode
}

/** The fields of one editor: their ids, and what is wrong with each. */
export function Fields({ prefix, errors, children }: Props) {
  const scope = useMemo(() => ({ prefix, path: '', refusedAt: '', errors }), [prefix, errors])
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

/** `<TextInput {...field('title.de')} />`: its id, to which refusals lead, and what is wrong with it. */
export function useField() {
  const { prefix, path, refusedAt, errors } = useContext(ScopeContext)
  return (name: string) => ({ id: prefix + path + name, error: errors[refusedAt + name] })
}

/** The same of a text with form: what is wrong inside it, such as at `content.de.content.3`, and where. */
export function useTextField() {
  const { prefix, path, refusedAt, errors } = useContext(ScopeContext)
  return (name: string) => {
    const way = refusedAt + name
    const inside = Object.keys(errors).find(one => one.startsWith(`${way}.`))
    const refused = inside && { refused: { at: inside.slice(way.length + 1), errors } }
    return { id: prefix + path + name, error: errors[way] ?? (inside && errors[inside]), ...refused }
  }
}

/** All that is wrong, by the ways to the fields; another object for each save that was refused. */
export function useRefusals(): Record<string, string> {
  return useContext(ScopeContext).errors
}
