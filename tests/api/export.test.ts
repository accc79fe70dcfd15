import { describe, expect, test } from 'vitest';
import { csv, csvExports } from '../../scripts/api/export.ts';
import { backEnd, partnershipRequest, signedIn } from './harness.ts';

describe('a table for a spreadsheet', () => {
  test('begins with a byte order mark and separates lines as RFC 4180 requires', () => {
    expect(csv(['id', 'name'], [[1, 'Leïla']])).toBe('\uFEFFid,name\r\n1,Leïla\r\n');
  });

  test('quotes characters that would break a cell', () => {
    expect(csv(['a'], [['one, two'], ['say "hi"'], ['two\nlines']])).toContain(
      '"one, two"\r\n"say ""hi"""\r\n"two\nlines"',
    );
  });

  test('never contains a formula', () => {
    const formulas = ['=1+1', '+216 71', '-1', '@cmd', '\ttab', '\rline', '=HYPERLINK("http://x","y")'];
    for (const text of formulas)
      expect(csv(['a'], [[text]]).replace(/^\uFEFFa\r\n"?/, ''), text).toMatch(/^'/);
  });
});

describe('a table opened by a spreadsheet that separates cells by semicolons or tabs', () => {
  test.each([
    'Bonjour;=1+1',
    'Bonjour; =1+1',
    'Bonjour\n=1+1',
    'Bonjour\r\n@cmd',
    'Bonjour\t-1',
    ';+1',
    'Bonjour;"=1+1;"',
    'Bonjour\t "" @cmd',
  ])('contains no formula either: %j', (text) => {
    const [, ...rows] = csv(['a'], [[text]]).split('\r\n');
    const cells = rows.join('\r\n').split(/[;\t\r\n]/);
    expect(cells.filter((cell) => /^["\s]*[=+\-@]/.test(cell))).toEqual([]);
  });

  test('has other texts unchanged', () => {
    expect(csv(['a'], [['a-b; c = d, e@f.example']])).toContain('"a-b; c = d, e@f.example"');
  });
});

describe('exports', () => {
  test('of messages have one line per message, of either kind', async () => {
    const site = backEnd();
    await site.call('/send-email/', {
      body: { sender_email: 'a@example.org', subject: '=1+1', message: 'Bonjour,\nmerci' },
    });
    await site.call('/become-partner/', { body: partnershipRequest });
    expect(csvExports.messages(site.db.sqlite).split('\r\n')).toEqual([
      '\uFEFFid,date,kind,name,email,phone,job_title,experience_field,website,reasons,subject,message',
      '1,2024-10-12T16:00:00.000Z,contact,,a@example.org,,,,,,\'=1+1,"Bonjour,\nmerci"',
      "2,2024-10-12T16:00:00.000Z,partnership,Leïla Ayari,leila@example.org,'+216 71 000 000,Directrice,Imprimerie,https://example.org,support values,,",
      '',
    ]);
  });

  test('of subscriptions name the visitor and the event, and nothing secret', async () => {
    const { site, token } = await signedIn();
    await site.call('/subscribe/2/', { method: 'POST', token });
    expect(csvExports.subscriptions(site.db.sqlite).split('\r\n')).toEqual([
      '\uFEFFid,date,event,title,username,first_name,last_name,email',
      '1,2024-10-12T16:00:00.000Z,2,Débat sous les arches,leila,Leïla,Ayari,leila@example.org',
      '',
    ]);
  });
});
