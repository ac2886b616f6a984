import { createContext, type ReactNode, useContext, useMemo } from 'react'

interface Scope {
  /** Before each id: several editors are kept in one document, and have fields of the same names. */
  prefix: string
  /** The way from the record to here, such as `items.2.`. */
  path: string
  errors: Record<string, string>
}

const ScopeContext = createContext<Scope>({ prefix: '', path: '', errors: {} })

/** The fields of one editor: their ids, and what is wrong with each. */
export function Fields({ prefix, errors, children }: Omit<Scope, 'path'> & { children: ReactNode }) {
  const scope = useMemo(() => ({ prefix, path: '', errors }), [prefix, errors])
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** Fields that lie deeper: `<FieldsIn path="content">`. */
export function FieldsIn({ path, children }: { path: string; children: ReactNode }) {
  const outer = useContext(ScopeContext)
  const scope = useMemo(() => ({ ...outer, path: `${outer.path}${path}.` }), [outer, path])
  return <ScopeContext value={scope}>{children}</ScopeContext>
}

/** `<TextInput {...field('title.de')} />`: its id, to which refusals lead, and what is wrong with it. */
export function useField() {
  const { prefix, path, errors } = useContext(ScopeContext)
  return (name: string) => ({ id: prefix + path + name, error: errors[path + name] })
}
