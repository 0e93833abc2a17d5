import { listChapters, readChapter } from '@widya/contract/chapters';
import { listCourseInstructors } from '@widya/contract/course-instructors';
import { listCourses, readCourse } from '@widya/contract/courses';
import { ADMINS, ANY_STAFF } from '@widya/contract/endpoint';
import { firstRead } from '@widya/remote-kit/first-read';
import { defineManifest } from '@widya/remote-kit/manifest';
import { courseList } from './screens/course-list/list.ts';

const chapters = firstRead(listChapters, { params: { courseId: 'event_url' } });

export default defineManifest({
  remote: 'mf-private-classes',
  contract: 1,
  label: 'Kelas Daring Mandiri',
  routes: [
    {
      path: '/private-class-editor',
      screen: 'CourseList',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Daftar Kelas Daring Mandiri',
      firstQuery: courseList.firstQuery,
    },
    {
      path: '/create-private-class',
      screen: 'CreateCourse',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ADMINS,
      title: 'Buat Kelas Daring Mandiri',
    },
    {
      path: '/editor/privateClassDetail/:event_url',
      screen: 'CourseDetail',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Kelas',
      firstQuery: firstRead(readCourse, { params: { id: 'event_url' } }),
    },
    {
      path: '/editor/privateClassInstructors/:event_url',
      screen: 'CourseInstructors',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Widyaiswara',
      firstQuery: firstRead(listCourseInstructors, { params: { courseId: 'event_url' } }),
    },
    {
      path: '/editor/syllabus/:event_url',
      screen: 'Syllabus',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Bab',
      firstQuery: chapters,
    },
    {
      path: '/editor/syllabus/:event_url/create',
      screen: 'CreateChapter',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Buat Bab Baru',
      firstQuery: chapters,
    },
    {
      path: '/editor/syllabus/:event_url/:syllabus_id/manage',
      screen: 'ManageChapter',
      menuKey: 'private-class',
      emptyMenuGrants: true,
      roles: ANY_STAFF,
      title: 'Kelola Bab',
      firstQuery: firstRead(readChapter, { params: { id: 'syllabus_id' } }),
    },
  ],
  menu: [
    {
      path: '/private-class-editor',
      label: 'Kelas Daring Mandiri',
      icon: 'monitor-play',
      group: 'Pembelajaran',
      order: 20,
      menuKey: 'private-class',
    },
  ],
  tabs: [
    {
      scope: 'course',
      path: '/editor/privateClassDetail/:event_url',
      label: 'Kelas',
      icon: 'monitor-play',
      order: 10,
      roles: ADMINS,
    },
    {
      scope: 'course',
      path: '/editor/privateClassInstructors/:event_url',
      label: 'Widyaiswara',
      icon: 'user-round',
      order: 20,
    },
    {
      scope: 'course',
      path: '/editor/syllabus/:event_url',
      label: 'Bab',
      icon: 'book-open',
      order: 30,
    },
  ],
  search: [
    {
      label: 'Kelas Daring Mandiri',
      icon: 'monitor-play',
      order: 20,
      endpoint: listCourses.path,
      fields: ['title', 'course_code'],
      // The details for admins, the participants for instructors. C-007 to C-016.
      open: [
        { path: '/editor/privateClassDetail/:id', roles: ADMINS },
        { path: '/editor/privateClassVisitors/:id' },
        { path: '/private-class-editor?q=:course_code' },
      ],
      menuKey: 'private-class',
    },
  ],
  searchPages: [
    {
      path: '/private-class-editor?panel=harga',
      label: 'Ubah Harga Kelas Daring Mandiri',
      icon: 'monitor-play',
      menuKey: 'private-class',
      roles: ADMINS,
    },
  ],
});
