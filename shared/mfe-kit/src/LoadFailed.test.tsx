import { ApiError } from '@members/api-client';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import { LoadFailed } from './LoadFailed';

const connection = 'Check your connection and try again.';
const ours = 'Something went wrong on our side. Try again in a moment.';

beforeAll(() => useTextsForTest('common', { errorText: connection, serverError: ours }));

describe('a read that failed', () => {
  test.each([
    [new ApiError('network'), connection],
    [new ApiError('failed'), ours],
    [new ApiError('malformed'), ours],
    [
      new ApiError('refused', 'Too many requests, please wait a moment'),
      'Too many requests, please wait a moment',
    ],
    [undefined, ours],
  ])('says what happened: %s', (error, text) => {
    render(<LoadFailed query={{ refetch: jest.fn(), isFetching: false, ...(error && { error }) }} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryAllByText(connection)).toHaveLength(text === connection ? 1 : 0);
  });
});
