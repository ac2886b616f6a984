-- Which publications stand on a page is read from the index alone, however far back the page is.
drop index articles_by_year;
create index articles_by_year on articles (year desc nulls last, month desc nulls last, id desc)
  include (is_visible, deleted_at, publish_at, unpublish_at);
