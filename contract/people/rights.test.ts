import { expect, test } from 'vitest'
import { type Flag, noFlags } from '../permissions.ts'
import { refusedFields } from './rights.ts'

const with_ = (...flags: Flag[]) => ({ ...noFlags, ...Object.fromEntries(flags.map(flag => [flag, true])) })
const manager = { id: 1, flags: with_('canEditUser') }
const admin = { id: 2, flags: with_('isAdmin') }
const all = ['roleId', 'statusId', 'isLocked', 'username', 'email', 'phone']

test('nobody changes their own role, status, lock, override or address', () => {
  for (const giver of [manager, admin])
    expect(
      refusedFields(giver, { id: giver.id, before: giver.flags, after: giver.flags }, [
        ...all,
        'isLoginAllowedOverride',
      ]),
    ).toEqual(['roleId', 'statusId', 'isLocked', 'email', 'isLoginAllowedOverride'])
})

test('nobody grants a flag they lack', () => {
  const editor = with_('canEditNews')
  expect(refusedFields(manager, { id: 9, before: noFlags, after: editor }, ['roleId'])).toEqual(['roleId'])
  expect(refusedFields(manager, { id: null, before: noFlags, after: with_('isAdmin') }, ['roleId'])).toEqual([
    'roleId',
  ])
  expect(refusedFields(manager, { id: 9, before: noFlags, after: with_('canEditUser') }, ['roleId'])).toEqual(
    [],
  )
  expect(refusedFields(admin, { id: 9, before: noFlags, after: with_('isAdmin') }, ['roleId'])).toEqual([])
})

test('a manager cannot take away a role with a flag that the manager lacks', () => {
  const editor = with_('canEditNews')
  expect(refusedFields(manager, { id: 9, before: editor, after: noFlags }, all)).toEqual([
    'roleId',
    'username',
    'email',
  ])
  expect(refusedFields(admin, { id: 9, before: editor, after: noFlags }, all)).toEqual([])
})

test('a manager cannot change username and e-mail address of a person with a flag that the manager lacks', () => {
  const editor = with_('canEditNews')
  expect(refusedFields(manager, { id: 9, before: editor, after: editor }, all)).toEqual([
    'roleId',
    'username',
    'email',
  ])
  expect(refusedFields(manager, { id: 9, before: noFlags, after: noFlags }, all)).toEqual([])
})

test('only administrators may change the record of an administrator', () => {
  const other = with_('isAdmin')
  expect(refusedFields(manager, { id: 9, before: other, after: other }, all)).toEqual(all)
  expect(refusedFields(admin, { id: 9, before: other, after: other }, all)).toEqual([])
})
