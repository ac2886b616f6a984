import { describe, expect, test } from 'vitest'
import { ballot, choice, openTestPolls, poll as plain } from './test-polls.ts'

const rules = { way: 'invited', isNamed: true, method: 'ranking', mostVotes: 2, mayReplace: true } as const

describe('a duplicate of a poll', () => {
  test('is hidden and has all texts, options and rules, a slug of its own, and no times', async () => {
    const { make, send } = await openTestPolls()
    const poll = await make(rules)
    const answer = await send('POST', `/${poll.id}/duplicate`)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      title: { de: 'Welche Farbe hat Rauschen? (Kopie)', en: 'What colour is noise? (copy)' },
      ...{ teaser: plain.teaser, options: plain.options, rules: poll.rules, version: 1 },
      ...{ isVisible: false, opensAt: null, closesAt: null, publishAt: null, unpublishAt: null },
      slug: { de: 'welche-farbe-hat-rauschen-kopie', en: 'what-colour-is-noise-copy' },
      ...{ ballots: 0, isAnnulled: false },
    })
    expect((await send('GET', `/${poll.id}`)).json()).toMatchObject({ version: 1, isVisible: true })
  })

  test('has no votes and no failed attempts, and a key of its own', async () => {
    const { make, send, vote, votingOf } = await openTestPolls()
    const poll = await make({ way: 'anybody', isNamed: true })
    await vote(poll.id, ballot())
    await vote(poll.id, {})
    const copy = (await send('POST', `/${poll.id}/duplicate`)).json()
    for (const path of [`/vote/${copy.id}`, `/${copy.id}/failed-attempts`, `/${copy.id}/invitations`])
      expect([path, (await send('GET', path)).json()]).toEqual([path, { count: 0, rows: [] }])
    expect((await send('GET', `/${copy.id}/recount`)).json()).toMatchObject({
      ...{ ballots: 0, numbers: { received: 0, confirmed: 0, replaced: 0, excluded: 0, refused: [] } },
    })
    expect((await votingOf(copy)).key?.equals((await votingOf(poll)).key as Buffer)).toBe(false)
  })

  test('takes the vote of a voter of the original', async () => {
    const { make, send, vote, hoursAhead } = await openTestPolls()
    const poll = await make()
    expect((await vote(poll.id, ballot())).status).toBe(200)
    const { id, version } = (await send('POST', `/${poll.id}/duplicate`)).json()
    expect((await vote(id, ballot())).body.code).toBe('pollNotVisible')
    const opened = { version, isVisible: true, closesAt: hoursAhead(5) }
    expect((await send('PATCH', `/${id}`, opened)).statusCode).toBe(200)
    expect((await vote(id, { ...ballot(), votes: choice(['blue', 1]) })).status).toBe(200)
    expect((await vote(poll.id, ballot())).body.code).toBe('emailAlreadyVoted')
  })

  test('of a poll in one language stays in one', async () => {
    const { make, send } = await openTestPolls()
    const poll = await make({}, { title: { de: 'Nur deutsch', en: '' } })
    const { title } = (await send('POST', `/${poll.id}/duplicate`)).json()
    expect(title).toEqual({ de: 'Nur deutsch (Kopie)', en: '' })
  })

  test('can be made repeatedly, and of a poll with votes', async () => {
    const { make, send, vote } = await openTestPolls()
    const poll = await make()
    await vote(poll.id, ballot())
    const slugs = []
    for (let n = 0; n < 2; n += 1) slugs.push((await send('POST', `/${poll.id}/duplicate`)).json().slug.de)
    expect(slugs).toEqual(['welche-farbe-hat-rauschen-kopie', 'welche-farbe-hat-rauschen-kopie-2'])
  })

  test('is not made of a deleted or missing poll', async () => {
    const { make, send } = await openTestPolls()
    const { id } = await make()
    await send('DELETE', `/${id}`)
    expect((await send('POST', `/${id}/duplicate`)).statusCode).toBe(404)
    expect((await send('POST', '/999999/duplicate')).statusCode).toBe(404)
  })
})
