import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

// Rows that the database must refuse: each is the valid row of its table with the named columns changed.
type Row = Readonly<Record<string, string | number | boolean | null>>

const now = '2027-03-12T16:00:00Z'
const later = '2027-03-13T16:00:00Z'
const both = '{"de": "a", "en": "b"}'
const german = '{"de": "a"}'
const fifty = '5'.repeat(64)
const hash = '\\x01'
const hash32 = `\\x${'0a'.repeat(32)}`
const otherHash32 = `\\x${'0b'.repeat(32)}`
const created = { created_at: now, updated_at: now }

const mail = {
  purpose: 'contact',
  language: 'de',
  recipient: 'a@example.org',
  subject: 'a',
  text: 'a',
  html: 'a',
}
const sealedTo = {
  ...{ recipient_sealed: hash, recipient_hash: hash32, recipient_mask: hash },
  recipient_host: otherHash32,
}
const sealedOnly = { ...sealedTo, recipient: null }
const news = { title: both, teaser: both, content: both, slug: both, translation: '{}', ...created }
const page = { title: both, lead: both, items: '[]', slug: both, translation: '{}', ...created }
const incident = {
  type: 'a',
  cause: 'a',
  severity: 'low',
  group_key: 'a',
  created_at: now,
  last_seen_at: now,
}
const event = {
  title: both,
  key_speaker: '{"name": "", "text": {}, "url": "", "imageId": null}',
  venue: '{"name": {}, "url": "", "address": ""}',
  registration: '{"isActive": true, "start": null, "end": null, "inPresence": {}, "online": {}}',
  livestream: '{"isActive": false, "start": null, "end": null, "markup": ""}',
  ...created,
}
const lecture = {
  title: both,
  speaker: '{"name": "", "affiliation": {}}',
  recording: '{"videoId": null, "videoCaptions": {}, "address": ""}',
  ...created,
}
const rules = '{"way": "a", "method": "a", "isNamed": false, "mostVotes": 1}'
const uuid = '00000000-0000-4000-8000-000000000001'
const otherUuid = '00000000-0000-4000-8000-000000000002'
const otherHash = '\\x02'
const guest = {
  ...{ participation: 'online', first_name: 'a', last_name: 'a', email: 'a', email_key: 'a', language: 'de' },
  ...{ institution: 'a', city: 'a', country: 'DE', created_at: now },
}
const contest = { title: both, lead: both, judging: 'public', max_submissions_per_person: 3, ...created }
const work = { title: both, text: both, alt_text: both, kind: 'picture', slug: 'a', ...created }
const volunteer = {
  ...{ address_sealed: hash, address_hash: hash32, address_mask: hash },
  language: 'de',
  state: 'pending',
  created_at: now,
  expires_at: later,
}
const study = { title: both, ...created }
const pending = { state: 'pending', activated_at: null, expires_at: later }
const stopped = { state: 'disabled', disabled_reason: 'staff', disabled_at: now }
const message = { name: 'a', email: 'a@example.org', message: 'a', language: 'de', created_at: now }

/** One valid row for each table. */
const rows: Record<string, Row> = {
  users: { id: 1, username: 'a', email: 'a@example.org', slug: both, role_id: 1, status_id: 1 },
  sessions: { id: 1, user_id: 1, created_at: now, last_used_at: now, ends_at: later },
  session_tokens: { hash, session_id: 1, kind: 'access', expires_at: later },
  known_devices: { hash, user_id: 1, last_used_at: now },
  second_factors: { user_id: 1, created_at: now },
  code_apps: { user_id: 1, sealed_secret: hash, created_at: now },
  recovery_codes: { user_id: 1, hash, is_new: true },
  passkeys: {
    ...{ id: 1, user_id: 1, name: 'a', credential_id: 'a', public_key: hash, counter: 0 },
    ...{ rp_id: 'a', verifies_user: true, created_at: now },
  },
  login_steps: { hash, user_id: 1, challenge: 'a', expires_at: later },
  second_factor_resets: { user_id: 1, asked_by: 1, asked_at: now, due_at: later },
  login_counters: { name_hash: hash, user_id: 1, last_failed_login_at: now },
  links: { hash, purpose: 'a', subject: 1, created_by: 1, created_at: now, expires_at: later },
  mails: { id: 1, message_id: 'a', dedupe_key: 'a', ...mail },
  limits: { key: 'a' },
  repeats: { hash, created_at: now },
  files: { id: 1, name: 'a', type: 'image/png', size_bytes: 1, hash: fifty, created_by: 1 },
  folders: { path: 'a', created_by: 1 },
  file_addresses: { folder: '', name: 'a', file_id: 1 },
  file_versions: { id: 1, file_id: 1, type: 'image/png', size_bytes: 1, hash: fifty, replaced_at: now },
  file_parts: { file_id: 1, part_id: 1, path: 'a' },
  incidents: { id: 1, user_id: 1, resolved_by: 1, ...incident },
  incident_steps: { id: 1, incident_id: 1, step: 'a', user_id: 1, created_at: now },
  hourly_figures: { hour: now, name: 'a', count: 1 },
  recent_logins: { id: 1, user_id: 1, created_at: now },
  audit_seals: { id: 1, digests: '{a}', oldest_at: now, head: `\\x${'00'.repeat(32)}`, created_at: now },
  audit_head_readers: { user_id: 1 },
  suspicious_ips: { id: 1, ip: '192.0.2.1', created_by: 1, created_at: now, expires_at: later },
  contact_messages: { id: 1, ...message },
  volunteers: { id: 1, ...volunteer },
  studies: { id: 1, ...study },
  study_answers: { study_id: 1, mark: hash },
  study_letters: { study_id: 1, volunteer_id: 1, wanted_at: now },
  slugs: { kind: 'news', language: 'de', slug: 'a', record_id: 1, is_current: true },
  revisions: {
    kind: 'news',
    record_id: 1,
    n: 1,
    action: 'a',
    fields: '{}',
    changed: '[]',
    user_id: 1,
    created_at: now,
  },
  mailbox_readings: { mailbox: 'a' },
  mail_batches: { name: 'a' },
  mail_lanes: { id: 1, domain: 'a.example', next_at: now },
  audit: { id: 1, user_id: 1, action: 'a', entity: 'news', created_at: now },
  tags: { id: 1, key: 'a', label: both },
  record_tags: { kind: 'news', record_id: 1, tag_id: 1, position: 1 },
  news: { id: 1, ...news },
  articles: {
    ...{ id: 1, title: 'a', pubmed_id: '1', doi: '10.1/a', slug: both, translation: '{}', ...created },
  },
  article_harvest: { is_only: true },
  article_imports: { id: 1, created_by: 1, name: 'a', kind: 'ris', state: 'checked', created_at: now },
  article_import_entries: { id: 1, import_id: 1, line: 1, outcome: 'new', fields: '{}' },
  article_merges: { merged_id: 2, into_id: 1, slugs: '[]', merged_at: now },
  article_sources: { article_id: 1, fields: '{}', asked_at: now },
  article_suggestions: { id: 1, pubmed_id: '1', doi: '', fields: '{}', found_at: now },
  author_checks: { id: 99, person_id: 1, wanted_at: now },
  author_rebuild: { is_only: true },
  authorships: {
    id: 1,
    article_id: 1,
    place: 0,
    person_id: 1,
    name: 'a',
    state: 'certain',
    score: 1,
    evidence: '[]',
  },
  author_decisions: {
    ...{ id: 1, article_id: 1, name: 'a', occurrence: 1, orcid: '', person_id: 1 },
    ...{ kind: 'rejected', decided_by: 1, decided_at: now },
  },
  newsletters: { id: 1, title: both, ...created },
  newsletter_subscribers: {
    ...{ id: 1, mark: hash, email: 'a@example.org', language: 'de', state: 'active' },
    ...{ created_at: now, activated_at: now },
  },
  newsletter_letters: { id: 1, newsletter_id: 1, subscriber_id: 1, wanted_at: now },
  pages: { id: 1, category: 'info', page: 'a', ...page },
  groups: { id: 1, name: both, ...created },
  events: { id: 1, ...event },
  event_registrations: { id: 1, event_id: 1, state: 'confirmed', ...guest },
  event_figures: { event_id: 1, day: '2027-03-12', participation: 'online' },
  event_mailings: { event_id: 1, occasion: 'a', subject: both, body: both },
  event_letters: { registration_id: 1, letter: 'a', wanted_at: now },
  lectures: { id: 1, year: 2019, number: 13, event_id: 1, ...lecture },
  reports: { id: 1, year: 2024, title: both, ...created },
  polls: { id: 1, title: both, rules, ...created },
  votings: { id: 1, face: 'a', face_id: 1, key: hash, rules },
  ballots: { id: uuid, voting_id: 1, value: '[]', receipt_hash: hash },
  participations: { id: uuid, voting_id: 1, voter_mark: hash, day: '2027-03-12' },
  named_ballots: { id: uuid, voting_id: 1, voter_mark: hash, value: '[]', submitted_at: now },
  pending_ballots: { token_hash: hash, voting_id: 1, expires_at: later },
  voting_tickets: { id: uuid, voting_id: 1, token_hash: hash, voter_mark: hash },
  ticket_links: { token_hash: hash, ticket_id: uuid },
  voting_invitations: {
    ...{ id: 1, voting_id: 1, ticket_id: uuid, email: 'a', name: 'a', language: 'de', created_at: now },
  },
  voting_letters: { invitation_id: 1, letter: 'reminder', occasion: '', wanted_at: now },
  failed_attempts: { id: 1, voting_id: 1, reason: 'a', at: now, network: 'a', user_agent: 'a' },
  network_marks: { voting_id: 1, mark: hash, expires_at: later },
  refused_addresses: { id: 1, mark: hash, created_at: now },
  refused_votes: { voting_id: 1, reason: 'a', count: 1 },
  contests: { id: 1, year: 2027, ...contest },
  contest_contributions: { id: 1, contest_id: 1, ...work },
  contest_artists: { contribution_id: 1, name: 'a', email: 'a', email_key: 'a', language: 'de' },
  contest_results: { contribution_id: 1, rating: 0 },
  contest_raffles: { contest_id: 1, seed: 'ab'.repeat(16), contribution_ids: '{1}', drawn_at: now },
  page_views: { day: '2027-03-12', page: 'a', language: 'de', referrer: '' },
  record_views: { day: '2027-03-12', page: 'a', record_id: 1, language: 'de', views: 1 },
  missed_requests: {
    ...{ kind: 'question', language: 'de', asked: 'a', times: 1, first_asked_at: now, last_asked_at: now },
  },
  redirects: { id: 1, from_path: '/a', to_path: '/de', created_at: now },
  search_entries: { kind: 'news', record_id: 1, language: 'de', title: 'a', body: 'a', words: 'a' },
  search_progress: { kind: 'news', form: 1 },
  known_words: { word: 'a' },
  record_references: {
    kind: 'news',
    record_id: 1,
    field: 'a',
    language: 'de',
    target: 'files',
    target_id: 1,
  },
  data_requests: { id: 1, email: 'a@example.org', language: 'de', created_at: now, expires_at: later },
  data_request_figures: { month: '2027-03-01' },
  retention_runs: { id: 1, ran_at: now, is_whole: true, erased: '{}', overdue: 0 },
  retention_holds: {
    ...{ id: 1, table_name: 'users', row_id: 1, reason: 'a', created_at: now, ends_at: later },
  },
  consents: { form: 'contact', subject: 1, version: 1, language: 'de', given_at: now },
  installation: { id: true, secret: `\\x${'01'.repeat(32)}` },
  roles: { id: 99, name: 'a', label: both },
  statuses: { id: 99, name: 'a', label: both, allows_login: true },
  lookups: { id: 99, kind: 'title', label: both },
  email_changes: { user_id: 1, email: 'b@example.org', created_at: now },
  categories: { id: 99, area: 'news', label: both },
  search_synonyms: { id: 99, words: '{a,b}' },
  list_settings: { user_id: 1, list: 'a', settings: '{}' },
  presence: { kind: 'news', record_id: 1, user_id: 1, seen_at: now },
  record_attempts: { user_id: 1, attempt: 'a', kind: 'news', record_id: 1, created_at: now },
}

const nobody = 9999
const notBoth = (...fields: string[]): Row[] => fields.map(field => ({ [field]: german }))
const noUser = (...fields: string[]): Row[] => fields.map(field => ({ [field]: nobody }))
const endsFirst = { publish_at: later, unpublish_at: now }

/** Rows that the database must refuse beside the given existing row. */
const refusedBeside: [table: string, ...changes: Row[]][] = [
  // A person signs an article once.
  ['authorships', { id: 2, state: 'proposed' }, { id: 2, place: 1, state: 'confirmed' }],
  ['authorships', { id: 2, person_id: nobody }, { place: 1, state: 'proposed' }],
  ['articles', { pubmed_id: '2', doi: '10.1/b' }, { id: 2, doi: '10.1/b' }, { id: 2, pubmed_id: '2' }],
  ['article_suggestions', { id: 2 }, { pubmed_id: '2' }],
  ['passkeys', { id: 2 }, { credential_id: 'b' }],
  ['retention_holds', { id: 2 }, { row_id: 2 }],
  ['users', { id: 2, username: 'A', email: 'b@example.org' }],
  ['users', { id: 2, username: 'b', email: 'A@example.org' }],
  ['lookups', { id: 98 }, { label: '{"de": "b", "en": ""}' }],
  ['email_changes', {}],
  ['users', { username: 'b', email: 'b@example.org' }],
  ['mails', { message_id: 'b', dedupe_key: 'b' }, { id: 2, dedupe_key: 'b' }, { id: 2, message_id: 'b' }],
  ['mail_lanes', { id: 2 }, { domain: 'b.example' }],
  ['files', { id: 2, name: 'A' }, { name: 'b' }],
  ['folders', { path: 'A' }],
  ['file_addresses', { name: 'A' }],
  ['suspicious_ips', { id: 2 }, { ip: '192.0.2.2' }],
  ['volunteers', { address_hash: otherHash32 }, { id: 2 }],
  ['slugs', { is_current: false, record_id: 2 }, { slug: 'b' }],
  ['tags', { id: 2 }, { key: 'b' }],
  ['pages', { id: 2 }, { page: 'b' }],
  ['event_registrations', { id: 2 }, { email_key: 'b' }],
  ['votings', { id: 2 }, { face: 'b' }],
  ['ballots', { id: otherUuid }, { receipt_hash: otherHash }],
  ['participations', { id: otherUuid }, { voter_mark: otherHash }],
  ['named_ballots', { id: otherUuid }, { voter_mark: otherHash }],
  ['voting_tickets', { id: otherUuid, token_hash: otherHash }, { id: otherUuid, voter_mark: otherHash }],
  ['voting_tickets', { token_hash: otherHash, voter_mark: otherHash }],
  ['voting_invitations', { id: 2 }, { ticket_id: otherUuid }],
  ['refused_addresses', { id: 2 }, { mark: otherHash }],
  ['newsletter_letters', { id: 2 }, { round: 2 }],
  ['newsletter_subscribers', { id: 2 }, { id: 2, ...stopped }, { mark: otherHash }],
  ['roles', { id: 98 }, { name: 'b' }],
  ['statuses', { id: 98 }, { name: 'b' }],
  ['redirects', { id: 2 }, { from_path: '/b' }],
  ['categories', { id: 98 }, { label: '{"de": "b", "en": ""}' }],
  ['lectures', { id: 2, year: 2018 }, { id: 2, event_id: null }, { year: 2018, event_id: null }],
  ['reports', { id: 2 }, { year: 2023 }],
  ['contest_contributions', { id: 2 }, { slug: 'b' }],
]

// Tables whose only unique constraint is their key: inserts the same row twice.
const refusedTwice = [
  ...[
    'sessions',
    'session_tokens',
    'known_devices',
    'login_counters',
    'links',
    'limits',
    'studies',
    'study_answers',
    'study_letters',
    'repeats',
    'incidents',
    'incident_steps',
    'hourly_figures',
    'recent_logins',
    'audit_seals',
    'audit_head_readers',
  ],
  ...['article_harvest', 'article_imports', 'article_import_entries', 'article_merges', 'article_sources'],
  ...['author_checks', 'author_decisions', 'author_rebuild'],
  ...['second_factors', 'code_apps', 'recovery_codes', 'login_steps', 'second_factor_resets'],
  ...['data_requests', 'data_request_figures', 'retention_runs'],
  ...['event_mailings', 'mail_batches', 'mailbox_readings'],
  ...[
    'contact_messages',
    'revisions',
    'audit',
    'record_tags',
    'news',
    'groups',
    'events',
    'page_views',
    'record_views',
    'missed_requests',
    'search_entries',
    'search_synonyms',
  ],
  ...[
    'search_progress',
    'known_words',
    'consents',
    'installation',
    'file_versions',
    'file_parts',
    'event_figures',
    'event_letters',
    'ticket_links',
    'voting_letters',
    'contests',
    'contest_artists',
    'contest_results',
    'contest_raffles',
  ],
  ...['newsletters'],
  ...['polls', 'pending_ballots', 'failed_attempts', 'network_marks', 'refused_votes'],
  ...['list_settings', 'presence', 'record_attempts'],
]

const refused: [table: string, ...changes: Row[]][] = [
  [
    'authorships',
    { place: -1 },
    { state: 'other' },
    { score: 2 },
    { evidence: '{}' },
    { article_id: nobody },
  ],
  ['authorships', ...noUser('person_id', 'decided_by')],
  ['articles', endsFirst, { is_visible: true }, { year: 1799 }, { month: 13 }, { category_id: nobody }],
  ['articles', { author_details: '{}' }, { edited_fields: '{}' }, { notices: '{}' }],
  ['articles', { published_online: '2027' }, ...notBoth('slug', 'summary')],
  ['articles', ...noUser('created_by', 'updated_by', 'deleted_by')],
  ['article_harvest', { is_only: false }, { institutes: '{}' }],
  ['article_imports', { failure: 'a' }, ...noUser('created_by')],
  ['article_import_entries', { import_id: nobody }, { article_id: nobody }],
  ['article_merges', { merged_id: 1 }, { into_id: nobody }, { slugs: '{}' }, ...noUser('merged_by')],
  ['article_sources', { article_id: nobody }],
  ['article_suggestions', { pubmed_id: '' }, { article_id: nobody }, ...noUser('decided_by')],
  ['author_rebuild', { is_only: false }],
  ['author_decisions', { name: '' }, { occurrence: 0 }, { kind: 'open' }, ...noUser('decided_by')],
  ['users', { pinned_article_ids: '{}' }],
  ['users', { locale: 'fr' }, { username: 'a@example.org' }, { role_id: nobody }, { status_id: nobody }],
  ['users', endsFirst, { sort_priority: -1 }, { sort_priority: 10_000 }, ...noUser('title_id', 'image_id')],
  ['users', ...noUser('institution_id', 'position_id', 'group_id')],
  ['users', ...noUser('created_by', 'updated_by', 'deleted_by')],
  ['users', ...notBoth('slug', 'pronoun', 'interests', 'about_me', 'cv', 'publications')],
  ['lookups', { kind: 'other' }, { label: '{"de": "", "en": "b"}' }, ...notBoth('label')],
  ['email_changes', ...noUser('user_id')],
  ['sessions', { place: 'a'.repeat(61) }, ...noUser('user_id')],
  ['session_tokens', { kind: 'other' }, { session_id: nobody }],
  ['known_devices', ...noUser('user_id')],
  ['second_factors', ...noUser('user_id')],
  ['code_apps', ...noUser('user_id')],
  ['recovery_codes', ...noUser('user_id')],
  ['passkeys', { name: '' }, ...noUser('user_id')],
  ['login_steps', ...noUser('user_id')],
  ['second_factor_resets', ...noUser('user_id', 'asked_by')],
  ['login_counters', ...noUser('user_id')],
  ['links', ...noUser('created_by')],
  ['mails', { language: 'fr' }, { recipient: 'a@example.org, b@example.org' }, { recipient: 'a' }],
  ['mails', { subject: 'a\nBcc: b@example.org' }, { reply_to: 'a\r\nb' }, { unsubscribe: 'https://a\nb' }],
  ['mails', { unsubscribe_mail: 'mailto:a\nb' }, { envelope_id: 'a b' }, { envelope_id: 'a\r\nb' }],
  ['mails', { recipient: null }, sealedTo, { ...sealedOnly, recipient_host: null }],
  ['mails', { ...sealedOnly, recipient_mask: null }, { ...sealedOnly, recipient_sealed: null }],
  ['mails', { ...sealedOnly, state: 'sent' }, { ...sealedOnly, recipient_name: 'Rosa' }],
  ['mails', { ...sealedOnly, recipient_hash: hash }, { ...sealedOnly, recipient_host: hash }],
  ['mails', { list_name: '' }, { list_name: 'a b' }, { list_name: 'a\r\nb' }],
  ['mails', { batch: 'a' }, { batch: 'b', is_bulk: true }],
  ['mails', { state: 'lost' }, { state: 'sending' }, { state: 'sent', sealed_tokens: hash }],
  ['files', { name: '' }, { name: 'a/b' }, { size_bytes: -1 }, { hash: 'x' }, ...noUser('created_by')],
  ['files', { ground: 'grey' }],
  ['files', { focal_x: 1.5 }, { focal_y: -1 }, { source_hash: 'x' }, ...noUser('updated_by', 'deleted_by')],
  ['folders', { path: '' }, { path: '/a' }, { path: 'a/' }, { path: 'a//b' }, ...noUser('created_by')],
  ['file_addresses', { file_id: nobody }],
  ['file_versions', { file_id: nobody }, { size_bytes: -1 }, { hash: 'x' }, { source_hash: 'x' }],
  ['file_versions', ...noUser('replaced_by')],
  ['file_parts', { file_id: nobody }, { part_id: nobody }],
  ['incidents', { severity: 'none' }, { status: 'lost' }, ...noUser('user_id', 'resolved_by')],
  ['incident_steps', { incident_id: nobody }, ...noUser('user_id')],
  ['recent_logins', ...noUser('user_id')],
  ['audit_seals', { digests: '{}' }, { head: hash }],
  ['audit_head_readers', ...noUser('user_id')],
  ['suspicious_ips', ...noUser('created_by')],
  ['contact_messages', { language: 'fr' }],
  [
    'volunteers',
    { language: 'fr' },
    { state: 'left' },
    { state: 'left', confirmed_at: now },
    { state: 'confirmed' },
    { confirmed_at: now },
    { address_hash: hash },
  ],
  ['studies', endsFirst, { seeks_from: later, seeks_until: now }, { contact: '{"name": ""}' }],
  ['studies', ...notBoth('title', 'description', 'participants', 'duration', 'compensation', 'slug')],
  ['studies', { places: 0 }, { places_taken: -1 }],
  ['studies', ...noUser('created_by', 'updated_by', 'deleted_by')],
  ['study_answers', { study_id: nobody }],
  ['study_letters', { study_id: nobody }, { volunteer_id: nobody }],
  ['slugs', { language: 'fr' }, { slug: '../a' }, { slug: 'a'.repeat(121) }],
  ['revisions', ...noUser('user_id')],
  ['audit', { seal_id: nobody }, ...noUser('user_id')],
  ['record_tags', { tag_id: nobody }],
  ['news', endsFirst, ...notBoth('title', 'teaser', 'content', 'slug'), { category_id: nobody }],
  ['news', { items: '{}' }],
  ['news', { image_id: nobody }, ...noUser('author_id', 'created_by', 'updated_by', 'deleted_by')],
  [
    'newsletters',
    endsFirst,
    { is_visible: true },
    ...notBoth('title', 'subject', 'content', 'plain_text', 'slug'),
  ],
  ['newsletters', { parts: '{}' }, ...notBoth('sent_parts')],
  ['newsletters', ...noUser('created_by', 'updated_by', 'deleted_by')],
  [
    'newsletter_letters',
    { newsletter_id: nobody },
    { subscriber_id: nobody },
    { round: 0 },
    { outcome: 'lost' },
    { outcome: 'lost', written_at: now },
    { outcome: 'sent' },
  ],
  ['newsletter_letters', { bounce: 'lost', bounced_at: now }, { bounce: 'hard' }, { bounced_at: now }],
  ['newsletter_subscribers', { language: 'fr' }, { state: 'lost' }, { email: null }, { state: 'left' }],
  [
    'newsletter_subscribers',
    { ended_at: now },
    { state: 'pending' },
    { activated_at: null },
    { expires_at: now },
  ],
  ['newsletter_subscribers', { state: 'left', email: null }, { state: 'pending', expires_at: now }],
  [
    'newsletter_subscribers',
    { legal_basis: '' },
    { imported_by: 1 },
    { legal_basis: 'a', imported_by: nobody },
    { state: 'disabled' },
    { ...stopped, disabled_at: null },
    { ...stopped, disabled_reason: null },
    { ...stopped, disabled_reason: 'a' },
    { ...stopped, state: 'active' },
  ],
  ['mail_batches', { paused_at: now }, { paused_at: now, paused_because: 'a' }, { told_at: now }],
  [
    'mail_batches',
    { ended: -1 },
    { ended: -1, failed: -1, failed_in_row: -1 },
    { failed: 1 },
    { failed_in_row: 1 },
    { ended: 1, failed: 2 },
  ],
  ['mail_lanes', { deferrals: -1 }],
  [
    'mailbox_readings',
    { failures: 1 },
    { failures: 1, trouble: 'a' },
    { failures: 1, failed_since: now },
    { trouble: 'a' },
  ],
  ['pages', endsFirst, { category: 'other' }, { page: 'a/b' }, { items: '{}' }, { image_id: nobody }],
  ['pages', ...notBoth('title', 'lead', 'slug'), ...noUser('created_by', 'updated_by', 'deleted_by')],
  [
    'groups',
    endsFirst,
    ...notBoth('name', 'subject', 'keyword', 'teaser', 'description', 'publications', 'slug'),
  ],
  ['groups', { sort_priority: -1 }, { sort_priority: 10_000 }, { image_id: nobody }, { projects: '{}' }],
  ['groups', { contact: '{"email": ""}' }, { member_ids: '{}' }, { alumni_ids: '{}' }],
  ['groups', ...noUser('leader_id', 'created_by', 'updated_by', 'deleted_by')],
  ['events', endsFirst, ...notBoth('title', 'teaser', 'details_content', 'slug')],
  ['events', { start: later, '"end"': now }, { is_visible: true }, { programme: '{}' }, { venue: '{}' }],
  ['events', { key_speaker: '{}' }, { registration: '{}' }, { livestream: '{}' }],
  ['events', { image_id: nobody }, { teaser_image_id: nobody }],
  ['events', { recording: '{}' }, { slides_id: nobody }, { speaker_id: nobody }],
  ['events', ...noUser('created_by', 'updated_by', 'deleted_by')],
  [
    'polls',
    endsFirst,
    { opens_at: later, closes_at: now },
    { is_visible: true },
    { options: '{}' },
    { rules: '{}' },
  ],
  [
    'polls',
    ...notBoth('title', 'teaser', 'content', 'slug'),
    ...noUser('created_by', 'updated_by', 'deleted_by'),
  ],
  ['votings', { key: null }, { key_destroyed_at: now }, { rules: '{}' }, { opens_at: later, closes_at: now }],
  ['votings', { participants: -1 }, { confirmed: -1 }, { replaced: -1 }, { received: -1 }],
  ['votings', { annulled_at: now }, { annulment: both }, { annulled_at: now, annulment: german }],
  ['ballots', { voting_id: nobody }, { value: '{}' }],
  ['participations', { voting_id: nobody }],
  ['named_ballots', { voting_id: nobody }, { value: '{}' }],
  [
    'named_ballots',
    { excluded_at: now },
    { exclusion_reason: 'a' },
    { excluded_at: now, exclusion_reason: '' },
  ],
  ['refused_votes', { voting_id: nobody }, { count: 0 }],
  ['pending_ballots', { voting_id: nobody }],
  ['voting_tickets', { voting_id: nobody }, { email: 'a@example.org' }],
  ['ticket_links', { ticket_id: otherUuid }],
  ['voting_invitations', { voting_id: nobody }, { ticket_id: otherUuid }, { language: 'fr' }],
  ['voting_letters', { invitation_id: nobody }, { letter: 'a' }],
  ['failed_attempts', { voting_id: nobody }],
  ['network_marks', { voting_id: nobody }],
  [
    'event_registrations',
    { event_id: nobody },
    { state: 'lost' },
    { participation: 'both' },
    { country: 'de' },
  ],
  [
    'event_registrations',
    { language: 'fr' },
    { state: 'pending' },
    { held_until: later },
    { state: 'waiting' },
  ],
  ['event_figures', { event_id: nobody }, { participation: 'both' }, { registered: -1 }, { confirmed: -1 }],
  ['event_figures', { checked_in: -1 }],
  ['event_letters', { registration_id: nobody }],
  ['event_mailings', { event_id: nobody }],
  ['lectures', { year: 2006 }, { year: 2200 }, { number: 0 }, { event_id: nobody }, { speaker: '{}' }],
  ['lectures', { recording: '{}' }, { picture_ids: '{}' }, { image_id: nobody }, { slides_id: nobody }],
  ['lectures', endsFirst, ...notBoth('title', 'abstract', 'transcript', 'slug')],
  ['lectures', ...noUser('created_by', 'updated_by', 'deleted_by')],
  ['reports', { year: 1799 }, { year: 2201 }, { image_id: nobody }, endsFirst],
  ['reports', ...notBoth('title', 'description', 'pdf_ids', 'is_accessible', 'slug')],
  ['reports', ...noUser('created_by', 'updated_by', 'deleted_by')],
  ['contests', { year: 1999 }, { year: 2200 }, { judging: 'king' }, { max_submissions_per_person: 0 }],
  ['contests', { max_submissions_per_person: 21 }, { image_id: nobody }, endsFirst],
  ['contests', ...notBoth('title', 'lead', 'text', 'rules', 'prizes', 'slug')],
  ['contests', ...noUser('created_by', 'updated_by', 'deleted_by')],
  ['contest_contributions', { contest_id: nobody }, { state: 'won' }, { kind: 'poem' }, { slug: '' }],
  ['contest_contributions', { file_id: nobody }, ...notBoth('title', 'text', 'alt_text')],
  ['contest_artists', { contribution_id: nobody }, { name: '' }, { language: 'fr' }, { email: null }],
  ['contest_artists', { email_key: null }],
  ['contest_results', { contribution_id: nobody }, { rating: -1 }, { place: 0 }, { place: 4 }],
  ['contest_raffles', { contest_id: nobody }, { seed: 'a' }, { contribution_ids: '{}' }],
  ['page_views', { language: 'fr' }],
  ['record_views', { language: 'fr' }, { views: 0 }],
  ['missed_requests', { language: 'fr' }, { kind: 'a' }, { language: '' }, { kind: 'address' }, { times: 0 }],
  ['missed_requests', { asked: '' }, { asked: 'a'.repeat(201) }],
  ['redirects', { from_path: 'a' }, { from_path: '/' }, { from_path: '//a' }, { from_path: '/a?' }],
  ['redirects', { from_path: '/a#b' }, { from_path: '/a?b#c' }, { from_path: '/a?b\\c' }],
  ['redirects', { from_path: '/a\\b' }, { from_path: `/${'a'.repeat(200)}` }, { from_path: '/de' }],
  ['redirects', { to_path: 'https://a.example' }, { to_path: '//a.example' }, { to_path: '/\\a.example' }],
  ['redirects', { to_path: '/a#b' }, { to_path: '/a?b' }, { to_path: `/${'a'.repeat(500)}` }],
  ['search_entries', { language: 'fr' }],
  ['search_synonyms', { words: '{a}' }, { words: '{a,NULL}' }, { words: `{${'a,'.repeat(12)}a}` }],
  ['record_references', { language: 'fr' }],
  ['data_requests', { language: 'fr' }, { way: 'mail', due_at: later }, { due_at: later }],
  ['data_requests', ...noUser('started_by')],
  ['data_request_figures', { month: '2027-03-02' }],
  ['retention_runs', { overdue: -1 }],
  ['retention_holds', { reason: '' }, { ends_at: now }, ...noUser('created_by')],
  ['consents', { language: 'fr' }, { version: 0 }],
  ['installation', { id: false }, { secret: hash }, { secret_hash: hash }, { erasures: -1 }],
  ['list_settings', ...noUser('user_id')],
  ['presence', ...noUser('user_id')],
  ['record_attempts', ...noUser('user_id')],
]

/** Constraints that refuse no row by themselves, because another one of the table is checked before. */
const refusedBefore = [
  'folders_pkey', // folders_place, whatever its capitals
  'mail_batches_ended_check', // mail_batches_check: at most `ended` have failed, and at least 0
]

let database: TestDatabase
let client: pg.Client
/** Answers to the rows of `refusedBeside` and `refusedTwice`, and to those of `refused`. */
let beside: Answer[]
let alone: Answer[]

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.connection)
  await client.connect()
  await client.query('begin')
  // Migrations have inserted the only row of these tables.
  for (const table of ['article_harvest', 'author_rebuild']) await client.query(`delete from ${table}`)
  beside = await answersBeside()
  alone = []
  for (const [table, ...changes] of refused)
    for (const change of changes) alone.push(await answerTo(table, change))
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('every valid row is accepted', async () => {
  const answers: Answer[] = []
  for (const table of Object.keys(rows)) answers.push(await answerTo(table, {}))
  expect(answers.filter(({ code }) => code !== null)).toEqual([])
})

test('a second row with the same unique value is refused', () =>
  expect(beside.filter(({ code }) => code !== '23505')).toEqual([]))

test('a row with one invalid value is refused', () =>
  expect(alone.filter(({ code }) => code !== '23514' && code !== '23503')).toEqual([]))

test('every table has a valid row above', async () => {
  const tables = await namesOf(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`)
  expect(tables.filter(name => !(name in rows))).toEqual([])
})

// NOT NULL is left out, because the row types already refuse null in every statement.
test('every constraint refuses a row above', async () => {
  const constraints = await namesOf(`select conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
      and conrelid <> 'migrations'::regclass`)
  const indexes = await namesOf(`select relname as name from pg_index join pg_class on oid = indexrelid
    where indisunique and relnamespace = 'public'::regnamespace and indrelid <> 'migrations'::regclass`)
  const refusing = [...beside, ...alone].map(({ constraint }) => constraint)
  const known = new Set([...refusing, ...refusedBefore])
  expect([...constraints, ...indexes].filter(name => !known.has(name))).toEqual([])
})

async function namesOf(query: string): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string }>(query)
  return found.map(({ name }) => name)
}

interface Answer {
  table: string
  change: Row
  /** Of the error; null if the row was accepted. */
  code: string | null
  constraint?: string
}

async function answersBeside(): Promise<Answer[]> {
  const answers: Answer[] = []
  const again = refusedTwice.map((table): [string, Row] => [table, {}])
  for (const [table, ...changes] of [...refusedBeside, ...again])
    for (const change of changes) answers.push(await answerTo(table, change, rows[table]))
  const first = { ...rows.newsletter_subscribers, ...pending }
  answers.push(await answerTo('newsletter_subscribers', { id: 2, ...pending }, first))
  return answers
}

/** Inserts a row after all rows that it references and the one beside it, and rolls everything back. */
async function answerTo(table: string, change: Row, existing?: Row): Promise<Answer> {
  await client.query('savepoint before')
  try {
    for (const name of pointedAt(table)) await insert(name, rows[name] ?? {})
    if (existing) await insert(table, existing)
    await insert(table, { ...rows[table], ...change })
    return { table, change, code: null }
  } catch (error) {
    const { code = String(error), constraint = '' } = error as pg.DatabaseError
    return { table, change, code, constraint }
  } finally {
    await client.query('rollback to savepoint before')
  }
}

async function insert(table: string, row: Row): Promise<void> {
  const names = Object.keys(row)
  const marks = names.map((_, at) => `$${at + 1}`)
  const text = `insert into ${table} (${names}) overriding system value values (${marks})`
  await client.query(text, Object.values(row))
}

const ofVotings = [
  ...['ballots', 'participations', 'named_ballots', 'pending_ballots', 'voting_tickets'],
  ...['failed_attempts', 'network_marks', 'refused_votes'],
]

function pointedAt(table: string): string[] {
  if (table === 'users') return []
  if (table === 'mails') return ['users', 'mail_batches']
  if (table === 'incident_steps') return ['users', 'incidents']
  if (['authorships', 'article_merges', 'article_sources'].includes(table)) return ['users', 'articles']
  if (table === 'article_import_entries') return ['users', 'article_imports']
  if (['code_apps', 'recovery_codes', 'passkeys'].includes(table)) return ['users', 'second_factors']
  if (table === 'study_answers') return ['users', 'studies']
  if (table === 'study_letters') return ['users', 'studies', 'volunteers']
  if (ofVotings.includes(table)) return ['users', 'votings']
  if (table === 'ticket_links') return ['users', 'votings', 'voting_tickets']
  if (table === 'voting_invitations') return ['users', 'votings', 'voting_tickets']
  if (table === 'voting_letters') return ['users', 'votings', 'voting_tickets', 'voting_invitations']
  if (table.startsWith('file_')) return ['users', 'files']
  if (table === 'newsletter_letters') return ['users', 'newsletters', 'newsletter_subscribers']
  if (table === 'event_letters') return ['users', 'events', 'event_registrations']
  if (table.startsWith('event_') || table === 'lectures') return ['users', 'events']
  if (table === 'contest_artists' || table === 'contest_results')
    return ['users', 'contests', 'contest_contributions']
  if (table === 'contest_contributions' || table === 'contest_raffles') return ['users', 'contests']
  if (table === 'session_tokens') return ['users', 'sessions']
  return table === 'record_tags' ? ['users', 'tags'] : ['users']
}
