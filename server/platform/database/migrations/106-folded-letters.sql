-- Up Migration

-- Words as they are searched, as `folded` of `contract/folding.ts` writes them where they are Latin: lists whose words
-- stand in several columns compare by it. A test holds both against each other.
CREATE FUNCTION folded(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF words ~ '[^ -&(-_a-~]' THEN
    words := translate(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f''’‘‛ʼʻʹ`´＇·]', '', 'g'), 'ÐØðøĐđĦħıĸŁłŊŋŦŧƀƁƂƃƄƅƆƇƈƉƊƋƌƍƎƏƐƑƒƓƔƖƗƘƙƚƛƜƝƞƟƤƥƦƧƨƫƬƭƮƱƲƳƴƵƶƷƸƹƺƼƽƿǀǁǃǝǤǥʒǷȜȝȠȡȤȥȴȵȶȷȺȻȼȽȾȿɀɃɄɅɆɇɈɉɊɋɌɍɎɏɓɔɖɗəɛɠɣɨɩɯɲɵʀʈʉʊʋʌⱥⱦⱾⱿ', 'dododdhhikllnnttbbbbbboccdddddeeeffggiikkllmnnopprssttttuvyyzzzzzzsswcxqeggzwyyndzzlntjaccltszbuveejjqqrryyboddeeggiimnortuuvvatsz');
    words := regexp_replace(words, '[Ææ]', 'ae', 'g');
    words := regexp_replace(words, '[Þþ]', 'th', 'g');
    words := replace(words, 'ß', 'ss');
    words := regexp_replace(words, '[Œœ]', 'oe', 'g');
    words := regexp_replace(words, '[ƕǶ]', 'hv', 'g');
    words := regexp_replace(words, '[Ƣƣ]', 'oi', 'g');
    words := regexp_replace(words, '[Ʃƪʃ]', 'sh', 'g');
    words := replace(words, 'ƻ', 'dz');
    words := replace(words, 'ƾ', 'ts');
    words := replace(words, 'ǂ', 'tc');
    words := regexp_replace(words, '[Ȣȣ]', 'ou', 'g');
    words := replace(words, 'ȸ', 'db');
    words := replace(words, 'ȹ', 'qp');
    words := regexp_replace(words, '[Ɂɂ]', '', 'g');
  END IF;
  words := regexp_replace(translate(lower(words), '''`', ''), '([aou])e', '\1', 'g');
  RETURN btrim(regexp_replace(regexp_replace(words, '([a-z])\1+', '\1', 'g'), '[[:space:]]+', ' ', 'g'));
END $$;

-- What is written down for searching was folded without letters such as ø, þ and ı, and with apostrophes.
DO $$
DECLARE
  name text;
BEGIN
  FOR name IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'search_text' AND is_generated = 'NEVER'
  LOOP
    EXECUTE format('UPDATE %I SET search_text = folded(search_text) WHERE search_text <> folded(search_text)', name);
  END LOOP;
END $$;
