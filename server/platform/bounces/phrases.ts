// Phrases of mail systems, in the order of the reasons they stand for. A pattern matches any phrase of its
// list.
const some = (...phrases: string[]) => new RegExp(phrases.join('|'), 'i')

export const full = some(
  '(?:mail ?box|folder|inbox|quota)\\S* (?:\\S+ ){0,4}?(?:is )?(?:full|exceed|over)',
  'mailbox ?(?:is )?full',
  'mailfolder is full',
  'exceed\\w* (?:\\S+ ){0,6}(?:quota|storage|limit of (?:the )?mail)',
  'over ?(?:its |the )?(?:disk |mail |mailbox |storage )*quota',
  'quota (?:\\S+ ){0,4}exceed',
  'quotaexceed',
  'mailboxfull',
  'insufficient (?:disk |mailbox )?(?:quota|storage)|not enough (?:storage|disk|free) ?space',
  'out of (?:storage|disk) ?space|no space left',
  'number of messages in recipient.s mailbox',
  'would exceed .*mailbox|mailbox .*(?:size|storage) limit',
  'too much mail data|full mailbox|account is full|disk full|user is full',
  'maildir(?:ectory)? (?:delivery failed: )?over ?quota',
)
export const suspended = some(
  '(?:account|mailbox|user|recipient|address)\\S* (?:\\S+ ){0,6}?(?:disabled|suspended|frozen|deactivated|locked|blocked by|expired|discontinued)',
  '(?:disabled|suspended|frozen|inactive|deactivated|locked) (?:\\S+ ){0,2}(?:account|mailbox|user|recipient)',
  'mailbox (?:currently )?(?:unavailable|not available) .*(?:disabled|inactiv)',
  'invalid\\/inactive user|mailbox temporarily (?:disabled|unavailable)',
)
export const unknownUser = some(
  'user(?: \\S+)? (?:is )?(?:unknown|not (?:found|known|exist)|does(?:n.t| not) exist)',
  'unknown (?:user|recipient|address|to address|local ?part|mailbox|account)',
  'no such (?:user|recipient|mailbox|address|account|person|local)',
  'no (?:user|mailbox|account|recipient)(?: here)? (?:by that|with that|named|here)',
  'recip(?:ient)?(?: \\S+)? ?not ?found',
  'recipient(?: address)? (?:\\S+ )?(?:unknown|not (?:found|known|exist)|does(?:n.t| not) exist|invalid|not recognized|no longer)',
  '(?:mailbox|address|account|mail ?box)(?: \\S+)? (?:unknown|not found|not known|does(?:n.t| not) exist|not exist|is (?:unknown|invalid|not valid)|no longer)',
  '(?:mail)?box not found|not a (?:known|valid|registered) (?:user|recipient|mailbox|address)',
  '(?:account|address) (?:\\S+ ){0,8}does(?:n.t| not) exist',
  'invalid (?:recipient|user|mailbox|final delivery|address)',
  'address (?:rejected|invalid|unknown)',
  'requested action not taken: mailbox unavailable|mailbox unavailable',
  'not listed in (?:\\S+ )*(?:directory|address book)',
  'no valid recipients|does(?:n.t| not) have an? (?:\\S+ )?account|no account',
  'destinataire invalide|adresse (?:\\S+ ){0,6}invalide|utilisateur inconnu',
  'ディレクトリ.{0,12}(?:見つかりません|ありません)|宛先.{0,10}(?:見つかりません|存在しません)|inactive email address|empf(?:ä|ae)nger(?:adresse)? (?:\\S+ )?(?:unbekannt|nicht)|unbekannter (?:empf|benutzer)',
  'user is not (?:known|found)|(?:isn.t|is not) (?:a )?(?:known|valid) (?:user|recipient)',
  'unrouteable address|unknown local|unbekannt|nobody by that name|not our customer',
)
export const unknownHost = some(
  'host (?:or domain name )?(?:unknown|not found)|unknown host|host .{0,120}not found',
  'no such (?:domain|host)|domain (?:name )?(?:not found|does not exist|is invalid|unknown|is not reachable)',
  'invalid domain|bad destination (?:system|host|mailbox domain)|nxdomain|illegal host\\/domain|unrout(?:e)?able (?:domain|mail domain)',
  'couldn.t find any host|(?:domain|host) .{0,80}(?:does ?n.t|not) exist|non.?existent domain|name or service not known',
  'domain isn.t .*configured|no dns .*information|recipient domain .*(?:not found|invalid|not exist)|no mx(?: record)? (?:found|for)',
)
export const moved = some(
  '551 not our user',
  'no longer on (?:this )?server',
  '(?:has|have) moved',
  'replaced by ',
  'address (?:has )?changed',
)
export const acceptsNoMail = some(
  'nullmx|null mx|does(?:n.t| not) (?:accept|receive) (?:any )?(?:e?mail|message)s?|not accepting (?:\\S+ ){0,2}(?:mail|messages)',
  'accepts? no mail|domain of recipient does not accept|mail not accepted (?:by|at) (?:host|domain)',
)
export const sender = some(
  'sender(?: address)?(?: \\S+)? (?:rejected|verify|denied|invalid|refused|unknown|not (?:allowed|exist))|domain of sender|sender domain|invalid sender|(?:sending|from) (?:address|domain) (?:\\S+ ){0,3}(?:reject|not)',
  'mail ?from (?:\\S+ )*(?:domain|address)|sender is (?:un|not)|rejected sender',
)
export const unauthenticated = some(
  '\\b(?:spf|dkim|dmarc|reverse dns|rdns|ptr|helo|fcrdns)\\b|unauthenticated|not authenticated|authentication (?:checks? )?(?:failed|required)|authenticat|not permitted|not authori[sz]ed|mismatches client|security polic|tls|starttls',
)
export const blocked = some(
  'black ?list|block ?list|blocked|spamhaus|\\brbl\\b|dnsbl|spamcop|sorbs|barracuda|reputation|client host (?:rejected|not)|banned|denied|listed (?:in|at|on)|not (?:allowed|accepted) (?:\\S+ )*(?:host|ip|network|server)|bad host|your (?:ip|host|server|network)|ip address|\\bip=|refused to talk|too (?:poor|bad)|connection (?:\\S+ ){0,2}(?:rejected|dropped)|service refus|relay(?:ing)? (?:access )?den|no relaying|relay not permitted',
)
export const tooMany = some(
  'too many|rate limit|frequen|throttl|exceeded (?:the )?(?:rate|maximum number of connections)|concurrent|sent to too|unexpected volume|daily (?:limit|quota)|temporarily deferred',
)
export const spam = some(
  '\\bspam\\b|junk|bulk mail|unsolicited|\\bUBE\\b|\\bUCE\\b|scored as|content filter|phish',
)
export const content = some(
  'virus|malware|infected|content (?:rejected|not|blocked)|message (?:content )?rejected|attachment|8-?bit|header error|prohibited|media error|improper|malformed|illegal|not rfc|body (?:rejected|contains)',
)
export const policy = some('policy|violation|local rule|rejected (?:by|for|due)|message filter|not accepted')
export const tooLarge = some(
  'too (?:large|big)|size (?:limit|exceed)|(?:message|length) (?:\\S+ ){0,3}exceeds?|recipsizelimit|exceeds (?:\\S+ ){0,5}(?:size|limit)|larger than',
)
export const network = some(
  'dns (?:error|lookup)|name server|name service|connection (?:refused|reset|lost)|no route|network|unreachable|loop|hop count|too many hops|temporary lookup|lookup fail|host .*(?:busy|lookup)|could not (?:connect|resolve)|connect to|mx ',
)
export const expired = some(
  'expired|timed? ?out|retry time|too long|could not be delivered (?:for|within)|delivery (?:time|attempts)|not (?:be )?deliver\\w+ (?:\\S+ )*(?:days|hours)|still being retried|delayed|temporar',
)
export const system = some(
  'system error|internal|procmail|maildrop|mailer (?:error|died|exited)|pipe|configuration|i\\/o error|can.t create|cannot (?:open|create|append)|local (?:error|configuration)|resources|server error|not (?:able|implemented)|disk',
)
export const refusedByReader = some(
  'user (?:reject|refus)|recipient (?:reject|refus)|whitelist|white list|only accepts|not accepting|permission to (?:post|send)|restricted',
)
