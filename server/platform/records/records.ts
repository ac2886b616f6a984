export { makeOnce } from './attempts.ts'
export { audit } from './audit.ts'
export { refuseForeignCategory } from './categories.ts'
export { refuseForeignFiles } from './file-rights.ts'
export { auditForgets, erase, trashForgets } from './forget.ts'
export { handOver } from './hand-over.ts'
export { recordHandlers, shownRecordHandlers } from './handlers.ts'
export { find } from './items.ts'
export {
  type Acting,
  type MovedTo,
  type RecordKind,
  recordKind,
  recordsIn,
  tableOf,
  titleOf,
} from './kind.ts'
export { isUnknownSlug } from './known-slugs.ts'
export { addressesOf, placesOf, resolveLinks } from './links.ts'
export { list } from './list.ts'
export { deleteUnusedFiles } from './owned-files.ts'
export {
  countPublicRecords,
  dependOnKind,
  hasPageCondition,
  type PublicRecord,
  publicCondition,
  publicRecordCondition,
  publicRecords,
} from './public.ts'
export { publicRecordAt, recordsStandOn } from './record-at.ts'
export { usesAmong, usesOf } from './references.ts'
export { type Hit, type Question, search } from './search.ts'
export {
  forgetSearchProgress,
  refillSearch,
  type SearchIndex,
  searchIndexOf,
  unfinishedIndexes,
} from './search-refill.ts'
export { phrasePattern, searchPatterns } from './search-text.ts'
export { deleteUnusedWords } from './search-words.ts'
export { publicBySlug, readersOf, rowsOf, shownBaseOf, shownByLink } from './shown.ts'
export { idsBySlug, slugsShown } from './slugs.ts'
export { mayEdit, recordsForStaff, recordsToLink, type Wanted } from './staff-search.ts'
export { suggestTags } from './tags.ts'
export { answerLanguage, availableIn, hasWords, textsShown } from './translation.ts'
export { moveRecordToTrash } from './trash.ts'
export { findUsedIds, isPubliclyUsed } from './used.ts'
export { waitingIn } from './waiting.ts'
export { type Change, change, create, setVisibility } from './write.ts'
