import { languages } from '@members/contract';
import { emptyFields, type ContentKind } from '@members/office-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refused, renderOffice } from '../../testing/renderOffice';
import { OfficeError } from '../calls/callOffice';
import { sendFile, type Sending } from '../files/sendFile';

jest.mock('../files/sendFile', () => ({ leaving: 'leaving', sendFile: jest.fn() }));
jest.mock('../files/posterOf', () => ({ posterOf: async () => null }));
const sending = jest.mocked(sendFile);

beforeEach(() => {
  sessionStorage.clear();
  sending.mockReset().mockResolvedValue('U'.repeat(22));
});

const inSix = (english: string) =>
  Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? english : '']));

/** The form of a new item, and what is sent when it is saved as a draft. */
async function open(kind: ContentKind, answers: object = {}) {
  const { sent } = await renderOffice(
    `/content/${kind}/new`,
    { saveContent: new Refused('failed'), content: { rows: [], next: null }, ...answers },
    { rights: ['content.change'] },
  );
  await screen.findByRole('form');
  const saved = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save as a draft' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('saveContent'));
    return (sent.at(-1)!.params as { fields: Record<string, unknown> }).fields;
  };
  return { sent, saved };
}

const choose = (within: ParentNode, ...files: File[]) =>
  fireEvent.change(within.querySelector('input[type=file]')!, { target: { files } });
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('pictures of an item (OFC-73)', () => {
  const pictures = () => screen.getByRole('group', { name: 'Pictures' });

  it('are sent, set in order and removed, by keyboard too', async () => {
    let added = 0;
    const { saved } = await open('product', {
      addPicture: () => ({ address: `/uploads/pictures/${String(++added).repeat(22)}`, width: 1, height: 1 }),
    });
    choose(pictures(), picture('one.png'), picture('two.png'), picture('three.png'));
    await waitFor(() => expect(within(pictures()).getAllByRole('img')).toHaveLength(3));
    expect(within(pictures()).getAllByRole('img')[0]).toHaveAttribute(
      'src',
      `http://api.test/uploads/pictures/${'1'.repeat(22)}/320`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Move picture 3 back' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect((await saved()).imageUrls).toEqual(
      ['3', '2'].map((digit) => `/uploads/pictures/${digit.repeat(22)}`),
    );
  });

  it('may be addresses', async () => {
    const { saved } = await open('product');
    fireEvent.click(screen.getByRole('button', { name: 'Type an address' }));
    const field = screen.getByLabelText('Address of the picture');
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: ' /media/1.svg ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect((await saved()).imageUrls).toEqual(['/media/1.svg']);
  });

  it('show how far they have come, and wait where the form is left', async () => {
    let last!: Sending;
    sending.mockImplementationOnce((_file, way) => {
      last = way;
      return new Promise(() => {});
    });
    await open('product');
    choose(pictures(), new File(['x'.repeat(200)], 'large.png'));
    await waitFor(() => expect(sending).toHaveBeenCalled());
    act(() => last.onProgress(100));
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'large.png' })).toHaveAttribute('aria-valuenow', '50'),
    );
    act(() => last.onWaiting!());
    expect(screen.getByText(/^50 % .* The server can’t be reached/)).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Products' }));
    await waitFor(() => expect(last.signal.reason).toBe('leaving'));
  });

  it('say why one is refused', async () => {
    sending.mockRejectedValueOnce(new OfficeError(413, 'uploadTooLarge', { values: { megabytes: 25 } }));
    await open('product', { addPicture: new Refused('pictureDrawing') });
    choose(pictures(), picture('large.png'));
    expect(await screen.findByText('The file is too large: 25 MB at most.')).toBeVisible();
    choose(pictures(), picture('drawn.png'));
    expect(await screen.findByText(/An SVG can carry scripts/)).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByText(/too large/)).toBeNull();
  });

  it('of a banner are one for each language', async () => {
    const { saved } = await open('banner', {
      addPicture: { address: `/uploads/pictures/${'1'.repeat(22)}`, width: 1, height: 1 },
    });
    choose(screen.getByRole('group', { name: '한국어' }), picture('korean.png'));
    await screen.findByRole('img');
    expect((await saved()).imageUrl).toEqual({ ...inSix(''), ko_ko: `/uploads/pictures/${'1'.repeat(22)}` });
  });
});

describe('price and button of a product (OFC-82)', () => {
  it('are an amount that may be missing, and a place to lead to', async () => {
    const { saved } = await open('product');
    fireEvent.change(screen.getByLabelText('Price'), { target: { value: '12,5' } });
    fireEvent.change(screen.getByLabelText('Button'), { target: { value: 'link' } });
    fireEvent.change(screen.getByLabelText('Where a tap leads'), { target: { value: '/Video' } });
    expect(await saved()).toMatchObject({ priceMinor: 1_250, button: '/Video' });
    fireEvent.change(screen.getByLabelText('Price'), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Button'), { target: { value: 'none' } });
    expect(await saved()).toMatchObject({ priceMinor: null, button: 'none' });
  });
});

describe('a film (OFC-75, OFC-76)', () => {
  it('brings its length and a poster', async () => {
    const { saved } = await open('video', {
      addClip: { file: 'film.mp4', durationSeconds: 86, posterUrl: '/uploads/pictures/p' },
    });
    choose(screen.getByLabelText('File of the clip').closest('fieldset')!, new File(['x'], 'film.mp4'));
    await waitFor(() => expect(screen.getByLabelText('File of the clip')).toHaveValue('film.mp4'));
    expect(await saved()).toMatchObject({
      clipFile: 'film.mp4',
      durationSeconds: 86,
      posterUrl: '/uploads/pictures/p',
    });
  });

  it('has captions that are edited as text, and told what is wrong with by line', async () => {
    const wrong = new Refused('captionsWrong', { line: 3, fault: 'No time.' });
    const answers: Record<string, unknown> = { addCaptions: wrong };
    const { saved } = await open('video', { addCaptions: () => answers.addCaptions });
    const korean = within(screen.getByRole('group', { name: 'Captions' })).getByRole('group', {
      name: '한국어',
    });
    fireEvent.click(within(korean).getByRole('button', { name: 'Write' }));
    fireEvent.change(await screen.findByLabelText('WebVTT'), { target: { value: 'WEBVTT' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take these captions' }));
    expect(await screen.findByText('Line 3 of the captions is wrong: No time.')).toBeVisible();
    answers.addCaptions = { address: '/uploads/captions/c.vtt' };
    fireEvent.click(screen.getByRole('button', { name: 'Take these captions' }));
    await within(korean).findByText('There are captions.');
    expect((await saved()).captions).toEqual({ ...inSix(''), ko_ko: '/uploads/captions/c.vtt' });
  });
});

it('the steps of a parcel have times of the operator’s zone (OFC-83)', async () => {
  const { saved } = await open('parcel');
  fireEvent.click(screen.getByRole('button', { name: 'Add a step' }));
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '2026-01-02T03:04' } });
  const step = screen.getByRole('group', { name: 'Step 1' });
  const [english] = within(step).getAllByLabelText('English');
  fireEvent.change(english!, { target: { value: 'Packed' } });
  expect((await saved()).steps).toEqual([
    {
      title: inSix('Packed'),
      description: inSix(''),
      happenedAt: new Date('2026-01-02T03:04').toISOString(),
    },
  ]);
  expect(Object.keys(emptyFields('parcel'))).toContain('steps');
});

describe('a file of content (OFC-79)', () => {
  const counts = { made: 1, changed: 1, left: 5, wrong: 0 };
  const lines = [
    { line: 2, id: '', title: 'New', what: 'made', fields: [], faults: [] },
    { line: 3, id: '7', title: 'Lisbon', what: 'changed', fields: ['name', 'state'], faults: [] },
  ];
  const openFiles = (check: object) =>
    renderOffice(
      '/content/files?kind=city',
      { checkImport: check, importContent: counts },
      { rights: ['content.change'] },
    );
  const file = new File(['id'], 'cities.csv');

  it('is looked through line by line before a press does all of it', async () => {
    const { sent, container } = await openFiles({ ...counts, lines });
    const link = await screen.findByRole('link', { name: 'As CSV' });
    expect(link).toHaveAttribute('href', '/api/content/export?kind=city&format=csv');
    choose(container, file);
    expect(await screen.findByText(/Would be made: 1\. Changed: 1\. Left as they are: 5\./)).toBeVisible();
    expect(screen.getByText('Name, State')).toBeVisible();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
    const params = { kind: 'city', format: 'csv', upload: 'U'.repeat(22) };
    await waitFor(() => expect(sent).toEqual([{ call: 'importContent', params }]));
  });

  it('with a wrong line does nothing, and says which and why', async () => {
    const wrong = {
      ...{ line: 4, id: '', title: '', what: 'wrong', fields: [] },
      faults: [{ fault: 'field', field: 'name.en_us' }],
    };
    const { container } = await openFiles({ ...counts, wrong: 1, lines: [wrong] });
    await screen.findByRole('link', { name: 'As CSV' });
    choose(container, file);
    expect(await screen.findByText('Name (en_us) is missing or not right.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Do it' })).toBeDisabled();
  });
});
