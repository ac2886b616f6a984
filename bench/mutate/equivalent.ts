/** Mutants whose behaviour no test can distinguish from the original code, by id, each with the reason. */
export const equivalent: Readonly<Record<string, string>> = {
  'constraint folders folders_pkey':
    'The index folders_place refuses the same path too, whatever its capitals.',
  'constraint mail_batches mail_batches_ended_check':
    'Another check demands that at least 0 and at most as many as ended have failed.',
  "state contract/articles/import.ts 'importing' (2)":
    'Staff start checked imports alone, by `from`; what is no move is a type error there.',
  "state contract/newsletter/subscription.ts 'active'":
    'The statement that confirms a subscription takes pending ones alone; the state is there to be read.',
  "state contract/newsletter/subscription.ts 'disabled'":
    'Staff disable active subscriptions alone, by `from`; what is no move is a type error there.',
  "state contract/newsletter/subscription.ts 'active' (2)":
    'Staff enable disabled subscriptions alone, by `from`; what is no move is a type error there.',
  "fail server/account/own-password.ts throw fail('notFound')":
    'Who is not there has no password either, so the old one was refused before; the line is there for the types.',
  "fail server/account/proof.ts throw fail('notLoggedIn')":
    'The guard of the calls lets nobody in without a caller; the line is there for the types.',
  "fail server/account/router.ts throw fail('notLoggedIn')":
    'The guard of the call lets nobody in without a caller; the line is there for the types.',
  "fail server/account/self.ts throw fail('notLoggedIn')":
    'The guard of the calls lets nobody in without a caller; the line is there for the types.',
  "fail server/articles/imports.ts throw fail('invalid', { fields: { file: 'required' } })":
    'An upload without a file is refused before, in the same words (server/platform/http/upload.ts).',
  "fail server/articles/router.ts throw fail('notLoggedIn')":
    'The guard of the calls lets nobody in without a caller; the line is there for the types.',
  "fail server/contests/letters.ts throw fail('notFound')":
    'The contribution was written just before, in the same transaction; the line is there for the types.',
  "fail server/contests/own-submission.ts throw fail('linkExpired')":
    'A contribution goes with its contest, so none is read without one; the line is there for the types.',
  "fail server/contests/own-submission.ts throw fail('linkExpired') (3)":
    'A contribution is written with its artist, and its contest is a foreign key; the line is there for the types.',
  "fail server/contests/replace-file.ts throw fail('linkExpired')":
    'The contribution was written just before, in the same transaction; the line is there for the types.',
  "fail server/events/own-registration.ts throw fail('linkExpired')":
    'A registration goes with its event, so none is read without one; the line is there for the types.',
  "fail server/events/registration-mended.ts throw fail('notFound') (2)":
    'The registration was changed just before, in the same transaction; the line is there for the types.',
  "fail server/events/registration-staff.ts throw fail('notFound') (3)":
    'The row that was changed or added a moment ago in the same transaction is there; the line is there for the types.',
  "fail server/events/registrations.ts throw fail('notFound') (2)":
    'No event has the id that is missing then: what locks the event refuses with the same words.',
  "fail server/files/poster.ts throw fail('notAnImage')":
    'What draws the previews takes no other type, and refuses it in the same words.',
  "fail server/lecture/registration.ts throw fail('notFound')":
    'No event has the id that is missing then: what locks the event refuses with the same words.',
  "fail server/files/svg-tree.ts throw fail('drawingUnreadable') (2)":
    'The parser has refused a text without an element before, in the same words; the line is there for the types.',
  "fail server/pages/career.ts throw fail('notFound')":
    'Without a position none is shown, which is refused below in the same words; the line is there for the types.',
  "fail server/pages/career.ts throw fail('notFound') (2)":
    'A position that was found by its slug is shown, also after its deadline; the line is there for the types.',
  "fail server/platform/http/upload.ts throw fail('invalid', { fields: { file: 'required' } })":
    'Each call that takes a file refuses the same in the same words (server/files/upload.ts, server/contests/submit.ts).',
  "fail server/pages/backstage.ts throw fail('notFound')":
    'What is asked next finds no page without a number, and refuses with the same words; the line is there for the types.',
  "fail server/polls/backstage-votes.ts throw fail('notFound')":
    'The contract refuses an id of another form before, in the same words; the line is there for the types.',
  "fail server/voting/ballots.ts throw voteFailure('pollNotFound') (3)":
    'A ballot that waits belongs to a voting by a foreign key; the line is there for the types.',
  "fail server/platform/records/revisions.ts throw fail('notFound') (2)":
    'What is asked next, the fields of the same revision, refuses with the same words.',
  "fail server/security/audit-head.ts throw fail('notLoggedIn')":
    'The guard of the call lets nobody in without a caller; the line is there for the types.',
  "fail server/site/pieces.ts throw fail('notLoggedIn')":
    'The hook before it has let nobody pass without a context; the line is there for the types.',
}
