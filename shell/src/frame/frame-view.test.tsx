import { describe, expect, it } from '@jest/globals';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './frame-view.stories.tsx';

const { Admin, Superadmin, LimitedAdmin, Instructor, Newcomer } = composeStories(stories);
const { InsideClass, InsideClassWithoutName, PastTenth, Overridden, MenuOpen } = composeStories(stories);

const nav = () => screen.getByRole('navigation', { name: 'Menu utama' });
const itemLabels = () =>
  within(nav())
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

describe('sidebar', () => {
  it('shows an admin everything but Admin', async () => {
    await Admin.run();
    expect(itemLabels()).toContain('Dashboard');
    expect(itemLabels()).not.toContain('Admin');
    expect(within(nav()).getByRole('link', { name: 'Kelas' })).toHaveAttribute('aria-current', 'page');
  });
  it('shows a superadmin Admin', async () => {
    await Superadmin.run();
    expect(itemLabels()).toContain('Admin');
  });
  it('shows granted items only', async () => {
    await LimitedAdmin.run();
    expect(itemLabels()).toEqual(['Kelas', 'Surel']);
  });
  it('shows an instructor no Dashboard', async () => {
    await Instructor.run();
    expect(itemLabels()).toEqual(['Kelas']);
  });
  it('shows a newcomer nothing', async () => {
    await Newcomer.run();
    expect(itemLabels()).toEqual([]);
  });
  it('marks the item that a screen lies below', async () => {
    await Admin.run({ args: { ...Admin.args, url: '/editor/detail-streaming/ABC', title: 'Siaran Langsung' } });
    expect(within(nav()).getByRole('link', { current: 'page' })).toHaveTextContent('Siaran Langsung');
  });
  it('becomes the tabs of a class', async () => {
    await InsideClass.run();
    expect(within(nav()).getByRole('heading')).toHaveTextContent('Menyunting Naskah Akademik');
    expect(itemLabels().slice(0, 3)).toEqual(['Semua kelas', 'Kelas', 'Widyaiswara']);
    expect(within(nav()).getByRole('link', { name: 'Peserta' })).toHaveAttribute('aria-current', 'page');
  });
  it('shows the code until the name is loaded', async () => {
    await InsideClassWithoutName.run();
    expect(within(nav()).getByRole('heading')).toHaveTextContent('MNA7Q2');
  });
});

describe('account', () => {
  const open = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };
  it('shows name, role, email and plan, and offers admins their profile', async () => {
    await Admin.run();
    const block = screen.getByRole('button', { name: /Ratna Prameswari/ });
    for (const text of ['admin@widya.example', 'Admin', 'Basic Plan']) expect(block).toHaveTextContent(text);
    expect(await open(/Ratna/)).toEqual([
      'Profil',
      'Sunting Profil',
      'Ubah Kata Sandi',
      'Tampilan terang',
      'Tampilan gelap',
      'Ikuti perangkat',
      'Diagnosis',
      'Keluar',
    ]);
  });
  it('offers instructors no profile to edit', async () => {
    await Instructor.run();
    expect(screen.getByRole('button', { name: /Hadikusumo/ })).toHaveTextContent('Widyaiswara');
    expect(await open(/Hadikusumo/)).not.toContain('Sunting Profil');
  });
  it.each([
    [Superadmin, 'Super Admin'],
    [Instructor, 'Widyaiswara'],
  ])('names the role', async (Story, badge) => {
    await Story.run();
    expect(screen.getByText(badge)).toBeInTheDocument();
  });
});

it('opens the menu of a phone as a drawer', async () => {
  await MenuOpen.run();
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getByRole('link', { name: 'Kelas' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('has a link that skips the menu', async () => {
  await Admin.run();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Lewati ke isi' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('shows crumbs once the heading is scrolled away', async () => {
  await PastTenth.run();
  const crumbs = screen.getByRole('navigation', { name: 'Remah roti' });
  expect(crumbs).toHaveTextContent('KelasMenyunting Naskah AkademikPeserta Sesi');
});

it('always shows that this tab runs another build', async () => {
  await Overridden.run();
  expect(screen.getByText(/mf-classes \(http:\/\/localhost:3101\)/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Gunakan versi terbit' })).toBeInTheDocument();
});
