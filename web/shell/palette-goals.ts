import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { folded } from '#contract/folding.ts'
import { inLanguage, otherLanguage } from '#contract/language.ts'
import { translateAddress } from '#contract/meant-address.ts'
import { addressOf, type PageName, pathname } from '#contract/pathnames.ts'
import { mayDo } from '#contract/permissions.ts'
import { recordKinds } from '#contract/record-kinds.ts'
import { kindNames, paletteCommands, search } from '#messages/search.ts'
import { client } from '#web/client.ts'
import { useLanguage } from '#web/language.ts'
import { menuFor } from './backstage-menu.ts'
import { fieldsHere } from './fields-here.ts'
import { recentOf } from './recent.ts'
import { useUser } from './signed-in.tsx'

/**
 * An entry of the command palette: label, kind, and target, which is an address or an element on the screen.
 */
export interface Goal {
  label: string
  note: string
  to: string | HTMLElement
}

interface Goals {
  goals: Goal[]
  /** Whether a search for records is pending. */
  isSearching: boolean
  /** Why the search for records failed. */
  error: Error | null
}

/**
 * Returns the screens, commands, fields of the current screen and records that match the query. Without a
 * query: recent records, then screens and commands.
 */
export function useGoals(words: string): Goals {
  const language = useLanguage()
  const { id: person } = useUser()
  const [q] = useDebouncedValue(words.trim(), 150)
  const found = useQuery({
    queryKey: ['palette', q],
    queryFn: () => client.site.findRecords({ q }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const fits = ({ label }: Goal) => folded(label).includes(folded(words))
  const near = [...usePlaces(), ...useCommands()].filter(fits)
  const [fields] = useState(fieldsHere)
  if (words.trim() === '') {
    const recent = recentOf(person).map(({ title, address }) => ({
      label: title,
      note: search.recent[language],
      to: translateAddress(address, language),
    }))
    return { goals: [...recent, ...near], isSearching: false, error: null }
  }
  const records = (found.data?.rows ?? []).map(({ kind, id, title }) => ({
    label: inLanguage(title, language).value || String(id),
    note: kindNames[kind][language],
    to: addressOf(recordKinds[kind].backstage, language, { id: String(id) }),
  }))
  const here = fields.map(({ label, element }) => ({ label, note: search.here[language], to: element }))
  return {
    goals: [...near, ...here.filter(fits).sort(byLength), ...records],
    isSearching: found.isFetching || q !== words.trim(),
    error: found.error,
  }
}

/**
 * Adds keys that stay the same when entries are inserted before them, so that a click does not hit another
 * entry.
 */
export function withKeys(goals: readonly Goal[]): { key: string; goal: Goal }[] {
  const times = new Map<string, number>()
  return goals.map(goal => {
    const name = `${goal.note} ${goal.label}`
    const nth = (times.get(name) ?? 0) + 1
    times.set(name, nth)
    return { key: `${name} ${nth}`, goal }
  })
}

/** Sorts exact matches before longer labels. */
function byLength(one: Goal, other: Goal): number {
  return one.label.length - other.label.length
}

function usePlaces(): Goal[] {
  const language = useLanguage()
  const { flags } = useUser()
  return menuFor(flags)
    .flatMap(({ entries }) => entries)
    .map(({ page, label }) => ({
      label: label[language],
      note: search.places[language],
      to: addressOf(page, language),
    }))
}

/** Commands that are available everywhere. */
function useCommands(): Goal[] {
  const language = useLanguage()
  const { flags } = useUser()
  const { pathname: path, search: query } = useLocation()
  const may = (page: PageName) => mayDo(pathname(page).may ?? 'staff', flags)
  const pages = commands.filter(({ page }) => may(page))
  return [
    ...pages.map(({ name, page, query: asked = '' }) => ({
      label: paletteCommands[name][language],
      note: search.commands[language],
      to: addressOf(page, language) + asked,
    })),
    {
      label: paletteCommands.otherLanguage[language],
      note: search.commands[language],
      to: path.replace(/^\/(de|en)/, `/${otherLanguage(language)}`) + query,
    },
  ]
}

const commands: { name: keyof typeof paletteCommands; page: PageName; query?: string }[] = [
  { name: 'newNews', page: 'backstageNewsItemCreate' },
  { name: 'newPage', page: 'backstageContentPageCreate' },
  { name: 'newEvent', page: 'backstageEventCreate' },
  { name: 'newPerson', page: 'backstageUserCreate' },
  { name: 'ownProfile', page: 'backstageProfile' },
  { name: 'trashOfNews', page: 'backstageNews', query: '?trash=1' },
  { name: 'trashOfEvents', page: 'backstageEvents', query: '?trash=1' },
  { name: 'website', page: 'home' },
]
