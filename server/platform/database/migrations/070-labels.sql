-- Two categories of an area are never called the same.
CREATE UNIQUE INDEX categories_label ON categories (area, lower(label ->> 'de'));
